import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect, type Pool } from "./connect";
import type { TcpProxy } from "./testing/tcp-proxy";
import { openServerProxy, serverUrl } from "./testing/test-server";

let proxy: TcpProxy;
let sql: Pool;
let databaseUrl: string;
const faults: string[] = [];

beforeAll(async () => {
  proxy = await openServerProxy();
  databaseUrl = await serverUrl("postgres", "owner", proxy);
});

beforeEach(() => {
  faults.length = 0;
  const onfault = (error: Error & { code?: string }) => faults.push(String(error.code));
  sql = connect({ databaseUrl, dataDir: "" }, { max: 3, query_timeout: 2, onfault });
  return async () => {
    proxy.resume();
    await sql.end({ timeout: 1 });
  };
});

afterAll(() => proxy.close());

/** Resolves with the server processes of three connections. */
async function backends() {
  const pids: number[] = [];
  let release = () => {};
  // Each transaction holds its connection until all have one.
  const allHaveOne = new Promise<void>((done) => (release = done));
  const use = () =>
    sql.begin(async (connection) => {
      const [row] = await connection<{ pid: number }[]>`select pg_backend_pid() as pid`;
      if (pids.push(row!.pid) === 3) release();
      await allHaveOne;
    });
  await Promise.all([use(), use(), use()]);
  return pids;
}

describe("while the server does not respond", () => {
  test("a statement is rejected, and the next one gets a new connection", async () => {
    const [before] = await sql`select pg_backend_pid() as pid`;
    proxy.stall();
    await expect(sql`select 1`).rejects.toMatchObject({ code: "QUERY_TIMEOUT" });
    expect(faults).toEqual(["QUERY_TIMEOUT"]);
    proxy.resume();
    const [after] = await sql`select pg_backend_pid() as pid`;
    expect(after!.pid).not.toBe(before!.pid);
  });

  test("idle connections are dropped with the one that timed out", async () => {
    const before = await backends();
    proxy.stall();
    await expect(sql`select 1`).rejects.toMatchObject({ code: "QUERY_TIMEOUT" });
    proxy.resume();
    const after = await backends();
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  });

  test("statements that wait for a connection, or for one to open, are rejected too", async () => {
    proxy.stall();
    const statements = Array.from({ length: 10 }, () => sql`select 1`);
    const outcomes = await Promise.allSettled(statements);
    const codes = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.code);
    expect(codes).toEqual(Array.from({ length: 10 }, () => "QUERY_TIMEOUT"));
    proxy.resume();
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });
});

test("a statement within its timeout leaves its connection open", async () => {
  const before = await backends();
  await sql`select pg_sleep(0.3)`;
  expect((await backends()).toSorted()).toEqual(before.toSorted());
  expect(faults).toEqual([]);
});

describe("with several hosts", { tags: "slow" }, () => {
  const open = (hosts: string) =>
    connect(
      { databaseUrl: databaseUrl.replace(/@[^/]+/, `@${hosts}`), dataDir: "" },
      { max: 1, query_timeout: 2 },
    );

  test("a host that is down is skipped", async () => {
    const several = open(`127.0.0.1:1,127.0.0.1:${proxy.port}`);
    expect(await several`select 1 as one`).toEqual([{ one: 1 }]);
    await several.end();
  });

  test("a statement is rejected while none is up", async () => {
    const none = open("127.0.0.1:1,127.0.0.1:2");
    await expect(none`select 1`).rejects.toMatchObject({ code: "QUERY_TIMEOUT" });
    await none.end({ timeout: 1 });
  });

  test("only the primary is used", () => {
    expect(open("a,b").options.target_session_attrs).toBe("primary");
  });
});
