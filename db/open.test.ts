import { expect, test } from "vitest";
import { openDatabase } from "./open";
import { openServerLine } from "./testing/test-server";

const limits = { query_timeout: 1 };

test("while no host is up, a start ends and says why", async () => {
  const databaseUrl = "postgres://postgres@127.0.0.1:1,127.0.0.1:2/postgres";
  await expect(openDatabase({ databaseUrl, dataDir: "" }, limits)).rejects.toThrow(
    "no host of DATABASE_URL answers as primary",
  );
});

test("while the only host is silent, a start ends and says why", async () => {
  const line = await openServerLine();
  line.silence();
  const databaseUrl = `postgres://postgres@127.0.0.1:${line.port}/postgres`;
  await expect(openDatabase({ databaseUrl, dataDir: "" }, limits)).rejects.toThrow(
    "no host of DATABASE_URL answers as primary",
  );
  await line.cut();
});
