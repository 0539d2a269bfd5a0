import { inject, expect, test } from "vitest";
import { embeddedPlace } from "./address";
import { openDatabase } from "./open";
import { openLine } from "./testing/tcp-line";

const limits = { query_timeout: 1 };

test("while no host is up, a start ends and says why", async () => {
  const databaseUrl = "postgres://postgres@127.0.0.1:1,127.0.0.1:2/postgres";
  await expect(openDatabase({ databaseUrl, dataDir: "" }, limits)).rejects.toThrow(
    "no host of DATABASE_URL answers as primary",
  );
});

test("while the only host is silent, a start ends and says why", async () => {
  const line = await openLine(embeddedPlace(inject("dataDir")).socket);
  line.silence();
  const databaseUrl = `postgres://postgres@127.0.0.1:${line.port}/postgres`;
  await expect(openDatabase({ databaseUrl, dataDir: "" }, limits)).rejects.toThrow(
    "no host of DATABASE_URL answers as primary",
  );
  await line.cut();
});
