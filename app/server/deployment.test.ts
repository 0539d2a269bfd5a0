import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { secretAddresses } from "~/web/pages/testing/secret-addresses";

type Service = {
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  environment: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  volumes?: string[];
  ports?: string[];
};

const read = (name: string) => readFileSync(join("deploy", name), "utf8");
const settings = new Set(
  [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name),
);
const ofNode = new Set(["NODE_ENV"]);
const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
};
const roleIn = (address: string) => /^postgres:\/\/(\w+):/.exec(address)?.[1];
const nodes = ["site1", "site2"].map((name) => compose.services[name]!);

describe("compose.yaml", () => {
  test("its nodes have only settings that exist, and are confined", () => {
    for (const { environment, ...node } of nodes) {
      expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
      expect(node).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
      });
      const grace = Number.parseInt(node.stop_grace_period ?? "", 10);
      expect(grace).toBeGreaterThan(Number(environment.DRAIN_SECONDS) + 10);
    }
  });

  test("its nodes work as another role than the owner of the schema, which exists", () => {
    for (const { environment } of nodes) {
      const { DATABASE_URL = "", MIGRATION_DATABASE_URL = "" } = environment;
      expect(roleIn(DATABASE_URL)).toBe("mgzavri_app");
      expect(roleIn(MIGRATION_DATABASE_URL)).toBe(
        compose.services.database!.environment.POSTGRES_USER,
      );
    }
    expect(read("app-role.sh")).toContain(`create role mgzavri_app login`);
  });

  test("has no secret, and does not start without one", () => {
    const required = [...read("compose.yaml").matchAll(/\$\{([A-Z_]+):\?/g)].map(
      ([, name]) => name,
    );
    const listed = [...read("compose.env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)];
    expect(listed.map(([, name]) => name)).toEqual(expect.arrayContaining(required));
    expect(listed.map(([, , value]) => value).join("")).toBe("");
    expect(new Set(required)).toEqual(
      new Set([
        "POSTGRES_PASSWORD",
        "APP_PASSWORD",
        "SESSION_SECRET",
        "ADMIN_PASSWORD",
        "SITE_DOMAIN",
      ]),
    );
  });

  test("its nodes share the folder of backups, which the image lets them write to", () => {
    for (const { environment, volumes = [] } of nodes) {
      expect(volumes).toContain(`backups:${environment.BACKUP_DIR}`);
      expect(read("Dockerfile")).toMatch(
        new RegExp(`chown node:node .*${environment.BACKUP_DIR}\\b`),
      );
    }
  });

  test("names files and volumes that exist", () => {
    const services = Object.values(compose.services);
    const files = services.flatMap(({ build, volumes = [] }) => [
      ...(build ? [join(build.context, build.dockerfile)] : []),
      ...volumes.map((volume) => volume.split(":")[0]!).filter((source) => source.startsWith(".")),
    ]);
    expect(files.filter((file) => !existsSync(normalize(join("deploy", file))))).toEqual([]);
    const named = services
      .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(":")[0]!))
      .filter((source) => !source.startsWith("."));
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  });
});

describe("the Dockerfile", () => {
  const text = read("Dockerfile");

  test("copies and runs files that exist", () => {
    const files = [
      ...text.matchAll(/^COPY (?!--from)(.+) \.\/$/gm),
      ...text.matchAll(/node (tools\/\S+)|"(tools\/[^"]+)"/g),
    ].flatMap(([, ...names]) => names.filter(Boolean).flatMap((name) => name!.split(" ")));
    expect(files.length).toBeGreaterThanOrEqual(4);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test("is built with the commit, if compose.yaml or the command line names it", () => {
    expect(text).toMatch(/^ARG SOURCE_COMMIT\nRUN node tools\/build\.mjs$/m);
    for (const { build } of nodes)
      expect(build?.args).toEqual({ SOURCE_COMMIT: "${SOURCE_COMMIT:-}" });
  });

  test("is not root, has a health check and only settings that exist", () => {
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^HEALTHCHECK .*--start-period/m);
    const names = [...text.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!);
    expect(names.filter((name) => !settings.has(name) && !ofNode.has(name))).toEqual([]);
  });
});

describe("the systemd unit", () => {
  const text = read("mgzavri.service");

  test("runs a file that exists, with settings that exist", () => {
    expect(existsSync(/^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(text)![1]!)).toBe(true);
    const names = [...text.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name!);
    expect(names.filter((name) => !settings.has(name) && !ofNode.has(name))).toEqual([]);
  });

  test("hides the history of the source from the site", () => {
    const [, folder] = /^WorkingDirectory=(\S+)$/m.exec(text) ?? [];
    expect(text).toMatch(new RegExp(`^InaccessiblePaths=-${folder}/\\.git$`, "m"));
    expect(readFileSync(".dockerignore", "utf8")).toMatch(/^\.git$/m);
  });

  test("is started again for ever, also if its starts fail at once", () => {
    expect(text).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/m);
    expect(text).toMatch(/^Restart=always$/m);
  });

  const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
  if (!hasSystemd) console.warn("systemd-analyze is not installed: the unit is not rated");
  test.skipIf(!hasSystemd)("is confined, by systemd's own measure", () => {
    const words = ["security", "--offline=true", "--threshold=20", "--no-pager"];
    const { status, stdout } = spawnSync("systemd-analyze", [...words, "deploy/mgzavri.service"], {
      encoding: "utf8",
    });
    expect([status, stdout.split("\n").at(-2)]).toEqual([
      0,
      expect.stringContaining("exposure level"),
    ]);
  });
});

describe("nothing of the site is reachable but by TLS", () => {
  test("compose.yaml publishes the ports of the proxy alone", () => {
    const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port}`),
    );
    expect(published).toEqual(["proxy 80:80", "proxy 443:443", "proxy 443:443/udp"]);
  });

  test("the systemd unit listens on this machine only", () => {
    expect(read("mgzavri.service")).toMatch(/^Environment=HOST=127\.0\.0\.1$/m);
  });

  test("the proxies' examples name versions and ciphers, and public certificates", () => {
    expect(read("nginx.conf")).toMatch(/^\s+ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
    expect(read("nginx.conf")).toMatch(/^\s+ssl_certificate \/etc\/letsencrypt\//m);
    expect(read("Caddyfile")).toMatch(/^\s+protocols tls1\.2 tls1\.3$/m);
    // The setting `tls internal` or a file would replace the certificate that Caddy gets by itself.
    expect(read("Caddyfile")).not.toMatch(/tls (?!\{)|local_certs|auto_https off/);
    const { http, tls } = parse(read("traefik.yaml")) as Traefik;
    expect(http.routers.mgzavri.tls).toEqual({ certResolver: "letsencrypt", options: "modern" });
    const { minVersion, cipherSuites } = tls.options.modern;
    expect(minVersion).toBe("VersionTLS12");
    const weak = /^(?!TLS_ECDHE_).|_CBC_|_RC4_|_3DES_/;
    expect(cipherSuites.filter((suite) => weak.test(suite))).toEqual([]);
  });
});

describe("the proxies' examples log no secret address", () => {
  const TOKEN = "ToKeN";

  test("nginx: paths alone, without what follows in a secret one", () => {
    const text = read("nginx.conf");
    const [, pattern, value] = /"~\*(\S+)" "(\S+)";\n\}/.exec(text) ?? [];
    const masked = new RegExp(pattern!, "i");
    expect(value).toBe("/$secret_area/***");
    const loggedPath = (address: string) => {
      // nginx makes `$uri` like this: without parameters, decoded, with single slashes and without dots.
      const path = decodeURIComponent(address.split("?")[0]!).replaceAll(/\/+(?:\.\/)?/g, "/");
      const area = masked.exec(path)?.groups?.secret_area;
      return area ? `/${area}/***` : path;
    };
    const logged = secretAddresses(TOKEN).map(loggedPath);
    expect(logged.filter((path) => path.includes(TOKEN))).toEqual([]);
    expect(new Set(logged.map((path) => path.toLowerCase()))).toEqual(
      new Set(["/bookings/***", "/feeds/***", "/decide/***", "/", "/_root.data"]),
    );
    for (const path of ["/", "/faq", "/bookings", "/admin/bookings/7", "/api/bookings/7/status"]) {
      expect(loggedPath(path)).toBe(path);
    }
  });

  test("nginx: the format has no variable with an address, and each server uses it", () => {
    const text = read("nginx.conf");
    const [, format = ""] = /^log_format mgzavri ([^;]+);/m.exec(text) ?? [];
    expect(format.match(/\$\w+/g)).toEqual([
      "$remote_addr",
      "$time_iso8601",
      "$request_method",
      "$logged_path",
      "$status",
      "$body_bytes_sent",
      "$request_time",
      "$http_user_agent",
      "$upstream_http_x_request_id",
    ]);
    const servers = text.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server.match(/^ +access_log .*$/gm)).toEqual([expect.stringMatching(/ mgzavri;$/)]);
      expect(server.match(/^ +error_log .*$/gm)).toEqual([expect.stringMatching(/ emerg;$/)]);
    }
  });

  test.each([
    ["the Caddyfile", read("Caddyfile")],
    ["docs/running.md", readFileSync("docs/running.md", "utf8")],
  ])("Caddy, in %s: the first segment of the path alone, and no headers", (_, text) => {
    const [, pattern, value] = /^\t+request>uri regexp (\S+) (\S+)$/m.exec(text) ?? [];
    expect(text).toMatch(/^\t+request>headers delete\n\t+resp_headers>Location delete$/m);
    const logged = [...secretAddresses(TOKEN), `/faq?next=/bookings/${TOKEN}`].map((address) =>
      address.replace(new RegExp(pattern!), value!),
    );
    expect(logged.filter((path) => path.includes(TOKEN))).toEqual([]);
    expect(logged).toContain("/bookings");
  });

  test("Traefik: neither addresses nor headers", () => {
    const [, lines = ""] = /^# (accessLog:\n(?:# {2,}.*\n)+)/m.exec(read("traefik.yaml")) ?? [];
    expect(parse(lines.replaceAll(/^# /gm, ""))).toEqual({
      accessLog: {
        format: "json",
        fields: {
          names: { RequestPath: "drop", RequestLine: "drop" },
          headers: { defaultMode: "drop" },
        },
      },
    });
  });
});

type Traefik = {
  http: { routers: { mgzavri: { tls: object } } };
  tls: { options: { modern: { minVersion: string; cipherSuites: string[] } } };
};

test("the proxies' examples are readable, and let photos pass", () => {
  expect(parse(read("traefik.yaml"))).toMatchObject({ http: { routers: {}, services: {} } });
  expect(read("nginx.conf")).toContain("client_max_body_size 100m;");
});
