import { expect, test } from "vitest";
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
  const databaseUrl = await serverUrl(proxy.port, "postgres");
  await expect(openDatabase({ databaseUrl, dataDir: "" }, limits)).rejects.toThrow(
    "no host of DATABASE_URL is a primary that responds",
  );
  await proxy.close();
});
