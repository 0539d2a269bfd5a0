import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectTcp, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createChannels } from "./channels";
import { connect, LIMITS, type DatabaseTarget } from "./connect";
import { embeddedPaths } from "./embedded-paths";
import { limitRole } from "./limit-role";
import { openDatabase } from "./open";
import { EMBEDDED_ROLES, readPasswords } from "./roles";
import type { TcpProxy } from "./testing/tcp-proxy";
import { SOON } from "./testing/soon";
import {
  administer,
  createDatabase,
  dropDatabase,
  openServerProxy,
  serverUrl,
  testServer,
} from "./testing/test-server";

/** The settings of a session at the server. */
type Limits = { statement: string; lock: string };

const BOTH: Limits = { statement: "10s", lock: "5s" };
const NONE: Limits = { statement: "0", lock: "0" };

let name: string;
let direct: TcpProxy;

beforeAll(async () => {
  name = await createDatabase("pooled");
  direct = await openServerProxy();
});
afterAll(async () => {
  await direct.close();
  await dropDatabase(name);
});

async function targetAt(port: number): Promise<DatabaseTarget> {
  const urlOf = (role: "app" | "owner") =>
    serverUrl(name, role, { port } as Pick<TcpProxy, "port"> as TcpProxy);
  return { dataDir: "", databaseUrl: await urlOf("app"), migrationUrl: await serverUrl(name) };
}

async function limitsAt(target: DatabaseTarget, role: "app" | "owner" = "app"): Promise<Limits> {
  const sql = connect(target, { max: 1, role });
  try {
    const [row] = await sql<[Limits]>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
    return row;
  } finally {
    await sql.end();
  }
}

/** Resolves with the limits of a session that asks for none. */
const limitsOfRole = async (target: DatabaseTarget) => {
  const sql = connect(target, { max: 1, connection: { application_name: "another program" } });
  try {
    const [row] = await sql<[Limits]>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
    return row;
  } finally {
    await sql.end();
  }
};

const resetRoles = () =>
  administer(name, async (sql) => {
    for (const role of Object.values(EMBEDDED_ROLES)) {
      // oxlint-disable-next-line no-await-in-loop -- two.
      await sql`alter role ${sql(role)} in database ${sql(name)} reset all`;
    }
  });

beforeEach(resetRoles);

describe("the limits of the app's role", () => {
  test("are set when the site starts, in its database only, and written once", async () => {
    const target = await targetAt(direct.port);
    expect(await limitsOfRole(target)).toEqual(NONE);
    await openDatabase(target);
    expect(await limitsOfRole(target)).toEqual(BOTH);
    const elsewhere = await serverUrl("postgres", "app");
    expect(await limitsOfRole({ dataDir: "", databaseUrl: elsewhere })).toEqual(NONE);
    const countRows = () =>
      administer(name, (sql) => sql`select xmin from pg_db_role_setting order by xmin::text`);
    const before = await countRows();
    await openDatabase(target);
    expect([...(await countRows())]).toEqual([...before]);
  });

  test("are those of the owner too where one role does both, whose migrations have none", async () => {
    const target = { dataDir: "", databaseUrl: await serverUrl(name) };
    await openDatabase(target);
    expect(await limitsOfRole(target)).toEqual(BOTH);
  });

  test("are set by nodes that start at once", async () => {
    const target = await targetAt(direct.port);
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => limitRole(target)));
    expect(await limitsOfRole(target)).toEqual(BOTH);
  });

  test("are left as somebody has set them", async () => {
    const target = await targetAt(direct.port);
    await administer(name, async (sql) => {
      const app = sql(EMBEDDED_ROLES.app);
      await sql`alter role ${app} in database ${sql(name)} set statement_timeout = '30s'`;
    });
    await limitRole(target);
    expect(await limitsOfRole(target)).toEqual({ ...BOTH, statement: "30s" });
  });

  test("that can't be set are a warning, and no reason not to start", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const target = await targetAt(direct.port);
    await administer(
      name,
      (sql) => sql`
      alter database ${sql(name)} set default_transaction_read_only = on`,
    );
    await limitRole(target);
    await administer(
      name,
      (sql) => sql`
      alter database ${sql(name)} reset default_transaction_read_only`,
    );
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("read-only transaction"));
    warn.mockRestore();
  });
});

/** Makes a server's message of a fatal error, as PgBouncer writes it. */
function fatal(code: string, text: string) {
  const body = Buffer.from(`SFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/**
 * Opens a TCP port that refuses sessions which ask for more than a pooler knows, and passes on the others.
 */
async function openPooler(refusal: (name: string) => Buffer) {
  const refused: string[] = [];
  const answer = (client: Socket, first: Buffer) => {
    const words = first.subarray(8).toString().split("\0");
    const unknown = words.find((word) => word in LIMITS);
    if (unknown !== undefined) {
      refused.push(unknown);
      client.end(refusal(unknown));
      return;
    }
    const server = connectTcp(embeddedPaths(testServer()).socket);
    server.on("error", () => client.destroy());
    server.write(first);
    client.pipe(server).pipe(client);
  };
  const server = createServer((client) => {
    client.on("error", () => client.destroy());
    client.once("data", (first) => answer(client, first));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    refused,
    close: () => server.close(),
  };
}

describe("behind a pooler that refuses limits at the start of a session", () => {
  test("a site starts, and has the limits of its role", async () => {
    const pooler = await openPooler((word) =>
      fatal("08P01", `unsupported startup parameter: ${word}`),
    );
    const target = await targetAt(pooler.port);
    await openDatabase(target);
    expect(await limitsAt(target)).toEqual(BOTH);
    pooler.close();
  });

  test("a pool asks once for each limit, and serves all that waited", async () => {
    const pooler = await openPooler((word) =>
      fatal("08P01", `unsupported startup parameter: ${word}`),
    );
    const sql = connect(await targetAt(pooler.port), { max: 1 });
    const rows = await Promise.all([1, 2, 3].map((number) => sql`select ${number}::int as n`));
    expect(rows.map(([row]) => row!.n as number)).toEqual([1, 2, 3]);
    await sql.close();
    await sql`select 1`;
    expect(pooler.refused).toEqual(["statement_timeout", "lock_timeout"]);
    await sql.end();
    pooler.close();
  });

  test.each([
    ["another reason", "08P01", "no such database: mgzavri"],
    ["a parameter that it did not ask for", "08P01", "unsupported startup parameter: search_path"],
  ])("a session refused for %s is not tried again", async (_, code, text) => {
    const pooler = await openPooler(() => fatal(code, text));
    const sql = connect(await targetAt(pooler.port), { max: 1 });
    await expect(sql`select 1`).rejects.toMatchObject({ code, message: text });
    expect(pooler.refused).toEqual(["statement_timeout"]);
    await sql.end();
    pooler.close();
  });
});

test("without a pooler every session asks for the limits", async () => {
  const target = { dataDir: "", databaseUrl: await serverUrl(name, "app") };
  expect(await limitsAt(target)).toEqual(BOTH);
});

const isInstalled = spawnSync("pgbouncer", ["--version"]).status === 0;
if (!isInstalled) console.warn("pgbouncer is not installed: only a stand-in for it is tried");

/** Runs PgBouncer in front of the test server, for the tests of one `describe`. */
function usePgBouncer(mode: "session" | "transaction") {
  const fixture = {} as { target: DatabaseTarget };
  let folder: string;
  let pooler: ChildProcess;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "mgzavri-pooler-"));
    const passwords = await readPasswords(embeddedPaths(testServer()));
    const users = (["app", "owner"] as const).map(
      (role) => `"${EMBEDDED_ROLES[role]}" "${passwords?.[role]}"`,
    );
    const port = await freePort();
    writeFileSync(join(folder, "users.txt"), users.join("\n"));
    writeFileSync(
      join(folder, "pgbouncer.ini"),
      `[databases]\n* = host=127.0.0.1 port=${direct.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1
listen_port = ${port}\nunix_socket_dir =\nauth_type = scram-sha-256\nauth_file = ${folder}/users.txt
pool_mode = ${mode}\ndefault_pool_size = 20\n`,
    );
    chmodSync(folder, 0o755);
    // PgBouncer refuses to run as root.
    const account = process.getuid?.() === 0 ? ["--user=nobody"] : [];
    pooler = spawn("pgbouncer", [...account, join(folder, "pgbouncer.ini")], { stdio: "ignore" });
    fixture.target = await targetAt(port);
    await vi.waitFor(() => limitsAt(fixture.target), SOON);
  });

  afterAll(async () => {
    const ended = once(pooler, "exit");
    pooler.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true });
  });

  return fixture;
}

describe.skipIf(!isInstalled)("behind PgBouncer in session mode", () => {
  const fixture = usePgBouncer("session");

  test("a site starts, and has the limits of its role", async () => {
    await openDatabase(fixture.target);
    expect(await limitsAt(fixture.target)).toEqual(BOTH);
  });

  test("notifications arrive", async () => {
    const { target } = fixture;
    let count = 0;
    const channels = createChannels(
      (options) => connect(target, options),
      () => {},
    );
    await channels.listen("pooled", () => (count += 1));
    const sql = connect(target, { max: 1 });
    await sql`select pg_notify('pooled', '')`;
    await vi.waitFor(() => expect(count).toBe(1), SOON);
    await sql.end();
    await channels.close();
  });
});

describe.skipIf(!isInstalled)("behind PgBouncer in transaction mode", () => {
  const fixture = usePgBouncer("transaction");

  test("a site does not start, and says which mode it needs", async () => {
    await expect(openDatabase(fixture.target)).rejects.toThrow("set pool_mode = session");
  });
});

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
