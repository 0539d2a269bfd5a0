import { expect, test } from "vitest";
import { connect } from "./connect";
import { openDatabase } from "./open";
import { openServerProxy, serverUrl } from "./testing/test-server";

const limits = { query_timeout: 1 };

test("fails with a reason if no host is up", async () => {
  const databaseUrl = "postgres://postgres@127.0.0.1:1,127.0.0.1:2/postgres";
  await expect(openDatabase({ databaseUrl, dataDir: "" }, limits)).rejects.toThrow(
    "no host of DATABASE_URL is a primary that responds",
  );
});

test("fails with a reason if the only host does not respond", async () => {
  const proxy = await openServerProxy();
  proxy.stall();
  const databaseUrl = await serverUrl("postgres", "owner", proxy);
  await expect(openDatabase({ databaseUrl, dataDir: "" }, limits)).rejects.toThrow(
    "no host of DATABASE_URL is a primary that responds",
  );
  await proxy.close();
});

test("connects by a Unix socket if the host of the address is its folder", async () => {
  const databaseUrl = await serverUrl("postgres");
  expect(databaseUrl).toMatch(/@%2F[^/]+\/postgres$/);
  const sql = connect({ databaseUrl, dataDir: "" }, { max: 1 });
  expect(await sql`select inet_server_addr() as address`).toEqual([{ address: null }]);
  await sql.end();
});
