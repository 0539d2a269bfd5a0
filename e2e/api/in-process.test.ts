import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { ServerBuild } from "react-router";
import { connect } from "#db/connect";
import { embeddedPlace } from "#db/address";
import { openLine, type TcpLine } from "#db/testing/tcp-line";
import type * as entry from "~/site-entry.server";
import { STAFF_PASSWORD } from "../site";

type Entry = typeof entry;

const name = `site_${randomUUID().replaceAll("-", "")}`;
let line: TcpLine;
let site: Awaited<ReturnType<typeof start>>;

/** The built site on a database of its own, without a process or a port. */
async function start(databaseUrl: string) {
  const built = (await import(`${process.cwd()}/build/server/site.js`)) as Entry;
  const build = (await import(`${process.cwd()}/build/server/index.js`)) as ServerBuild;
  const settings = built.readSettings({
    DATABASE_URL: databaseUrl,
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    ADMIN_PASSWORD: STAFF_PASSWORD,
    SITE_NAME: "In Process",
  });
  const created = built.createSite(settings);
  const opened = await created.open();
  const handle = built.createHandler(created, build);
  return {
    close: opened.close,
    fetch: (path: string, init?: RequestInit) =>
      handle(new Request(`http://localhost:3000${path}`, init), { address: "192.0.2.1" }),
  };
}

async function administer(work: (sql: ReturnType<typeof connect>) => PromiseLike<unknown>) {
  const sql = connect({ dataDir: inject("dataDir") }, { max: 1, database: "postgres" });
  await work(sql);
  await sql.end();
}

beforeAll(async () => {
  await administer((sql) => sql`create database ${sql(name)}`);
  line = await openLine(embeddedPlace(inject("dataDir")).socket);
  site = await start(`postgres://postgres@127.0.0.1:${line.port}/${name}`);
});

afterAll(async () => {
  await site.close();
  await line.cut();
  await administer((sql) => sql`drop database ${sql(name)} with (force)`);
});

test("a site answers in process, by the settings that it was created with", async () => {
  const gate = await site.fetch("/admin");
  expect(gate.status).toBe(200);
  expect(await (await site.fetch("/")).text()).toContain("In Process");
  expect((await site.fetch("/readyz")).status).toBe(200);
  expect(((await (await site.fetch("/api/cars")).json()) as unknown[]).length).toBe(28);
});

test("its form signs in", async () => {
  const body = new URLSearchParams({ username: "admin", password: STAFF_PASSWORD });
  const answer = await site.fetch("/admin", { method: "POST", body });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
});
