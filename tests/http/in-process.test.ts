import { afterAll, beforeAll, expect, test } from "vitest";
import { CHEAP_COST } from "~/staff/testing/cheap-hash";
import { loadBuild, openClone, type Clone } from "../browser/cloned-site";
import { STAFF_PASSWORD } from "../browser/site";

let clone: Clone;
let site: Awaited<ReturnType<typeof start>>;

/** Starts the built site with its own database, without a process or a port. */
async function start(DATABASE_URL: string) {
  const { build, createHandler, createSite, readSettings } = await loadBuild();
  const settings = {
    ...readSettings({
      DATABASE_URL,
      NODE_ENV: "production",
      LOG_LEVEL: "silent",
      ADMIN_PASSWORD: STAFF_PASSWORD,
      SITE_NAME: "In Process",
    }),
    passwordCost: CHEAP_COST,
  };
  const created = createSite(settings);
  const opened = await created.open();
  const { handle } = createHandler(created, build);
  return {
    close: opened.close,
    fetch: (path: string, init?: RequestInit) =>
      handle(new Request(`http://localhost:3000${path}`, init), { address: "192.0.2.1" }),
  };
}

beforeAll(async () => {
  clone = await openClone();
  site = await start(clone.DATABASE_URL);
});

afterAll(async () => {
  await site?.close();
  await clone.close();
});

test("a site responds in process, with the settings that it was created with", async () => {
  expect((await site.fetch("/admin")).status).toBe(200);
  expect(await (await site.fetch("/")).text()).toContain("In Process");
  expect((await site.fetch("/readyz")).status).toBe(200);
  expect((await (await site.fetch("/api/cars")).json()) as unknown[]).toHaveLength(28);
});

test("signs in by form", async () => {
  const body = new URLSearchParams({ username: "admin", password: STAFF_PASSWORD });
  const answer = await site.fetch("/admin", { method: "POST", body });
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^session=[\w-]+;/);
});
