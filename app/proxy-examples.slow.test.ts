import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { request } from "node:https";
import { connect as connectTcp, createServer as createTcpServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type ConnectionOptions } from "node:tls";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { secretAddresses } from "~/pages/testing/secret-addresses";

const HOST = "mgzavri.example";
const folder = join(tmpdir(), `mgzavri-proxy-${process.pid}`);
const certificate = join(folder, "certificate.pem");
const key = join(folder, "key.pem");

type Ports = { site: number; https: number; http: number; second?: number };

/** The examples of `deploy`, with these ports, and a certificate of the test instead of a public one. */
const PROXIES = {
  nginx: {
    isInstalled: runs("nginx", "-v") && runs("openssl", "version"),
    start({ site, https, http, second }: Ports) {
      const example = readExample("nginx.conf")
        .replace("# server 127.0.0.1:3001 ", second ? `server 127.0.0.1:${second} ` : "# server ")
        .replace("127.0.0.1:3000", `127.0.0.1:${site}`)
        .replace("listen 443 ", `listen 127.0.0.1:${https} `)
        .replace("listen 80;", `listen 127.0.0.1:${http};`)
        .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
        .replaceAll("/var/log/nginx/", `${folder}/`);
      const log = join(folder, "nginx.log");
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((name) => `${name}_temp_path ${join(folder, name)};`)
        .join("\n");
      const text = `pid ${join(folder, "nginx.pid")}; error_log ${log}; events {}
        http { access_log ${join(folder, "other-access.log")}; ${paths} ${example} }`;
      return spawn("nginx", ["-e", log, "-c", write("nginx.conf", text), "-g", "daemon off;"]);
    },
  },
  Caddy: {
    isInstalled: runs("caddy", "version") && runs("openssl", "version"),
    start({ site, https, http }: Ports) {
      const options = `admin off\nhttp_port ${http}\nhttps_port ${https}\ndefault_bind 127.0.0.1`;
      const text = readExample("Caddyfile")
        .replace("auto_https", `${options}\nauto_https`)
        .replace("site1:3000 site2:3000", `127.0.0.1:${site}`)
        // The example has no access log; if one is added, it is filtered too.
        .replace("tls {", `log\ntls ${certificate} ${key} {`);
      const args = ["run", "--adapter", "caddyfile", "--config", write("Caddyfile", text)];
      const env = { ...process.env, SITE_DOMAIN: HOST, HOME: folder, XDG_DATA_HOME: folder };
      return spawn("caddy", args, { env });
    },
  },
};

function runs(program: string, argument: string) {
  return spawnSync(program, [argument]).status === 0;
}

function readExample(name: string) {
  return readFileSync(join("deploy", name), "utf8");
}

function write(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function listen(server: Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function freePort() {
  const server = createTcpServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

beforeAll(() => {
  const anyInstalled = Object.values(PROXIES).some(({ isInstalled }) => isInstalled);
  if (!anyInstalled) return;
  mkdirSync(folder);
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-batch"];
  const names = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`];
  execFileSync("openssl", [...words, ...names, "-keyout", key, "-out", certificate], {
    stdio: "pipe",
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Proxy = (typeof PROXIES)[keyof typeof PROXIES];

/** A proxy in front of a server that keeps the last headers, and maybe another, for the tests of one `describe`. */
function useProxy({ isInstalled, start }: Proxy, second?: Server) {
  const ports: Ports = { site: 0, https: 0, http: 0 };
  const seen: { headers?: IncomingHttpHeaders } = {};
  const site = createServer(({ headers, url = "" }, response) => {
    if (url !== "/readyz") seen.headers = headers;
    response.end("the site");
  });
  const running: ChildProcess[] = [];
  let output = "";

  beforeAll(async () => {
    if (!isInstalled) return;
    ports.site = await listen(site);
    if (second) ports.second = await listen(second);
    ports.https = await freePort();
    ports.http = await freePort();
    const started = start(ports);
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on("data", (chunk) => (output += String(chunk)));
    }
    running.push(started);
    await vi.waitFor(() => shake({}), SOON);
  });

  afterAll(async () => {
    for (const one of running) {
      one.kill("SIGTERM");
      // oxlint-disable-next-line no-await-in-loop -- one.
      if (one.exitCode === null) await once(one, "exit");
    }
    site.close();
    second?.close();
  });

  /** Protocol and cipher of a TLS connection, or why there is none. */
  async function shake(options: ConnectionOptions) {
    const socket = connect({
      host: "127.0.0.1",
      port: ports.https,
      servername: HOST,
      ca: readFileSync(certificate),
      ...options,
    });
    try {
      await once(socket, "secureConnect");
      return { protocol: socket.getProtocol(), cipher: socket.getCipher().standardName };
    } finally {
      socket.destroy();
    }
  }

  /** The response to a request, as text. */
  async function ask(port: number, path: string, isSecure: boolean, more: string[] = []) {
    const socket = isSecure
      ? connect({ host: "127.0.0.1", port, servername: HOST, ca: readFileSync(certificate) })
      : connectTcp(port, "127.0.0.1");
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${HOST}`, "Connection: close", ...more];
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    let text = "";
    for await (const chunk of socket.setEncoding("utf8")) text += String(chunk);
    return text;
  }

  /** All that it has logged so far. */
  function logs() {
    const files = readdirSync(folder).filter((name) => name.endsWith(".log"));
    return [output, ...files.map((name) => readFileSync(join(folder, name), "utf8"))].join("\n");
  }

  return { ports, seen, site, shake, ask, logs };
}

describe.each(Object.entries(PROXIES))("%s, as in its example", (name, proxy) => {
  const { isInstalled } = proxy;
  if (!isInstalled) {
    console.warn(`${name} is not installed: the TLS settings of its example are not tested`);
  }
  const { ports, seen, site, shake, ask, logs } = useProxy(proxy);

  test.skipIf(!isInstalled)("speaks TLS 1.2 and 1.3, and nothing older", async () => {
    expect(await shake({})).toMatchObject({ protocol: "TLSv1.3" });
    expect(await shake({ maxVersion: "TLSv1.2" })).toMatchObject({ protocol: "TLSv1.2" });
    for (const version of ["TLSv1", "TLSv1.1"] as const) {
      const old = { minVersion: version, maxVersion: version, ciphers: "ALL:@SECLEVEL=0" };
      // oxlint-disable-next-line no-await-in-loop -- two.
      await expect(shake(old)).rejects.toThrow(/alert protocol version/i);
    }
  });

  test.skipIf(!isInstalled)("has ciphers with forward secrecy only", async () => {
    const by12 = (ciphers: string) => shake({ maxVersion: "TLSv1.2", ciphers });
    for (const weak of ["AES256-GCM-SHA384", "ECDHE-RSA-AES128-SHA", "ECDHE-RSA-AES256-SHA384"]) {
      // oxlint-disable-next-line no-await-in-loop -- few.
      await expect(by12(weak)).rejects.toThrow(/handshake failure/i);
    }
    const { cipher } = await by12("ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384");
    expect(cipher).toMatch(/^TLS_ECDHE_RSA_WITH_AES_(256|128)_GCM_SHA/);
  });

  test.skipIf(!isInstalled)("tells the site that the visitor came by https", async () => {
    expect(await ask(ports.https, "/faq", true)).toContain("the site");
    expect(seen.headers).toMatchObject({ host: HOST, "x-forwarded-proto": "https" });
  });

  test.skipIf(!isInstalled)("redirects people from http, and refuses programs", async () => {
    const page = await ask(ports.http, "/faq?lng=ka", false);
    expect(page).toMatch(/^HTTP\/1\.1 301 /);
    expect(page).toMatch(new RegExp(`^Location: https://${HOST}/faq\\?lng=ka\r$`, "im"));
    for (const path of ["/api/cars", "/feeds/x.ics", "/ws", "/telegram", "/metrics"]) {
      // oxlint-disable-next-line no-await-in-loop -- one proxy.
      const call = await ask(ports.http, path, false);
      expect([path, call.split("\r\n")[0]]).toEqual([path, "HTTP/1.1 403 Forbidden"]);
      expect(call).not.toMatch(/^Location:/im);
    }
  });

  test.skipIf(!isInstalled)("writes no secret address into a log", async () => {
    const secrets = [...secretAddresses("TOKEN"), `/faq?next=/bookings/TOKEN`];
    const referer = ["Referer: https://mgzavri.example/bookings/TOKEN"];
    const askAll = () =>
      Promise.all([
        ...secrets.map((address) => ask(ports.https, address, true)),
        ask(ports.http, secrets[0]!, false),
        ask(ports.https, "/all-cars", true, referer),
      ]);
    await askAll();
    await vi.waitFor(() => expect(logs()).toContain("/all-cars"), SOON);
    site.close();
    site.closeAllConnections();
    const whileDown = logs().length;
    await askAll();
    await vi.waitFor(() => expect(logs().slice(whileDown)).toMatch(/\b50[23]\b/), SOON);
    expect(
      logs()
        .split("\n")
        .filter((line) => line.includes("TOKEN")),
    ).toEqual([]);
  });
});

describe.skipIf(!PROXIES.nginx.isInstalled)(
  "nginx with two nodes, one of which cuts connections",
  () => {
    const seen = { first: [] as string[], second: [] as string[] };
    const second = createServer(({ url = "" }, response) => {
      seen.second.push(url);
      response.end("the site");
    });
    const { ports, site } = useProxy(PROXIES.nginx, second);

    beforeAll(() => {
      site.removeAllListeners("request").on("request", ({ url = "", socket }) => {
        seen.first.push(url);
        socket.destroy();
      });
    });

    async function post(path: string) {
      const ca = readFileSync(certificate);
      const options = { host: "127.0.0.1", port: ports.https, path, method: "POST", ca };
      const sent = request({ ...options, servername: HOST, headers: { Host: HOST } }).end("a=b");
      const [answer] = (await once(sent, "response")) as [{ statusCode?: number; resume(): void }];
      answer.resume();
      return answer.statusCode;
    }

    test("another form than a booking is not sent a second time", async () => {
      expect([await post("/admin/prices"), await post("/admin/prices")]).toEqual([502, 200]);
      expect(seen).toEqual({ first: ["/admin/prices"], second: ["/admin/prices"] });
    });

    test.each(["/api/booking", "/"])("a booking by %s is sent to the other node", async (path) => {
      // It leaves the first node out for two seconds after a failure.
      await vi.waitFor(async () => {
        expect(await post(path)).toBe(200);
        expect(seen.first).toContain(path);
      }, SOON);
      expect(seen.second).toContain(path);
    });
  },
);
