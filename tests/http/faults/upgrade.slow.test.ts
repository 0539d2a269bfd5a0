import { execFile, execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cleanEnv, startSite, type SiteProcess } from "../../browser/site";
import { version } from "#package.json";
import { bookingBody, bookingOf, postBooking, readBookings, signIn } from "../site-fixture";

/** The commit of the previous release, 0.2.0. */
const PREVIOUS = "ca531a0c";
const BOOKINGS = 20;

// A shallow clone does not have the commit.
const isFound = spawnSync("git", ["cat-file", "-e", `${PREVIOUS}^{commit}`]).status === 0;

let parent: string;
let previous: string;
const running: SiteProcess[] = [];

beforeAll(async () => {
  if (!isFound) return;
  parent = await mkdtemp(join(tmpdir(), "mgzavri-upgrade-"));
  previous = join(parent, "previous");
  await mkdir(previous);
  const sources = execFileSync("git", ["archive", PREVIOUS], { maxBuffer: 2 ** 28 });
  execFileSync("tar", ["-x", "-C", previous], { input: sources });
  const npm = ["ci", "--prefer-offline", "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", npm, { cwd: previous, env: { ...cleanEnv(), NODE_ENV: "" } });
}, 1_200_000);

afterAll(async () => {
  await Promise.all(running.map((site) => site.stop()));
  if (isFound) await rm(parent, { recursive: true, force: true });
});

async function start(folder?: string) {
  const site = await startSite({ dataDir: join(parent, "data"), ...(folder && { folder }) });
  running.push(site);
  return site;
}

async function place(site: SiteProcess, number: number) {
  const answer = await postBooking(site, bookingBody({ name: `Upgrade ${number}` }));
  expect(answer.status).toBe(201);
  return { id: bookingOf(answer).id, link: answer.headers.get("Location")! };
}

test.runIf(isFound)(
  "the previous release takes and confirms bookings on the schema of this one, also after a restart",
  async () => {
    const before = await start(previous);
    const Cookie = await signIn(before);
    const first = await place(before, 0);

    const after = await start();
    const placed = await Promise.all(
      Array.from({ length: BOOKINGS }, (_, index) => place(index % 2 ? before : after, index + 1)),
    );
    const ids = placed.map(({ id }) => id);
    for (const site of [before, after]) {
      const stored = (await readBookings(site, Cookie)).map(({ id }) => id);
      expect(stored.toSorted((a, b) => a - b)).toEqual(
        [first.id, ...ids].toSorted((a, b) => a - b),
      );
    }
    for (const { link } of [first, ...placed.slice(0, 2)]) {
      expect(link).toMatch(/^\/bookings\/[\w-]{22}$/);
      const statuses = [before, after].map(async ({ url }) => (await fetch(url + link)).status);
      expect(await Promise.all(statuses)).toEqual([200, 200]);
    }
    for (const [site, id] of [
      [before, first.id],
      [after, ids[0]],
    ] as const) {
      const answer = await fetch(`${site.url}/api/bookings/${id}/status`, {
        method: "PATCH",
        headers: { "Content-Type": "application/json", Cookie },
        body: JSON.stringify({ status: "confirmed" }),
      });
      expect(answer.status).toBe(200);
    }
    const confirmed = (await readBookings(after, Cookie))
      .filter(({ status }) => status === "confirmed")
      .map(({ id }) => id);
    expect(confirmed.toSorted()).toEqual([first.id, ids[0]].toSorted());

    expect(await before.stop()).toBe(0);
    running.splice(running.indexOf(before), 1);
    await place(after, BOOKINGS + 1);
    const again = await start(previous);
    expect(again.output()).toContain(
      `the database belongs to release ${version}, this is 0.2.0: up`,
    );
    const last = await place(again, BOOKINGS + 2);
    expect((await readBookings(after, Cookie))[0]).toMatchObject({ id: last.id });
  },
  1_200_000,
);
