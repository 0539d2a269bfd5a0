import { execFile, execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cleanEnv, startSite, type SiteProcess } from "../../browser/site";
import { bookingBody, bookingOf, postBooking, readBookings, signIn } from "../site-fixture";

/** The releases of the old chain of migrations that are played, with a commit of each. */
const RELEASES = [
  ["0.2.0", "ca531a0c"],
  ["0.4.0", "a2ed7cd5"],
] as const;

async function place(site: SiteProcess, number: number) {
  const answer = await postBooking(site, bookingBody({ name: `Upgrade ${number}` }));
  expect(answer.status).toBe(201);
  return { id: bookingOf(answer).id, link: answer.headers.get("Location")! };
}

function confirm(site: SiteProcess, id: number, Cookie: string) {
  return fetch(`${site.url}/api/bookings/${id}/status`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Cookie },
    body: JSON.stringify({ status: "confirmed" }),
  });
}

describe.each(RELEASES)("a site of %s", (_, commit) => {
  // A shallow clone does not have the commit.
  const isFound = spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`]).status === 0;
  const running: SiteProcess[] = [];
  let parent: string;
  let previous: string;

  beforeAll(async () => {
    if (!isFound) return;
    parent = await mkdtemp(join(tmpdir(), "mgzavri-upgrade-"));
    previous = join(parent, "previous");
    await mkdir(previous);
    const sources = execFileSync("git", ["archive", commit], { maxBuffer: 2 ** 28 });
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

  async function stop(site: SiteProcess) {
    expect(await site.stop()).toBe(0);
    running.splice(running.indexOf(site), 1);
  }

  test.runIf(isFound)(
    "waits for its nodes to stop, then keeps bookings, links and sessions, and lets no old node back",
    async () => {
      const before = await start(previous);
      const Cookie = await signIn(before);
      const [first, second] = [await place(before, 1), await place(before, 2)];
      expect((await confirm(before, first.id, Cookie)).status).toBe(200);
      await expect(start()).rejects.toThrow("stop all other nodes of the site, then start one");
      await place(before, 3);
      const known = await readBookings(before, Cookie);
      await stop(before);

      const after = await start();
      const kept = await readBookings(after, Cookie);
      const facts = ({ id, name, status, totalPrice }: (typeof known)[number]) => [
        id,
        name,
        status,
        totalPrice,
      ];
      expect(kept.map(facts)).toEqual(known.map(facts));
      for (const { link } of [first, second]) {
        expect((await fetch(after.url + link)).status).toBe(200);
      }
      expect((await confirm(after, second.id, Cookie)).status).toBe(200);
      await place(after, 4);

      const refused = "the database is newer than this code (it has 0001_staff, ";
      await expect(start(previous)).rejects.toThrow(refused);
      expect(await readBookings(after, Cookie)).toHaveLength(4);
      await stop(after);
      await expect(start(previous)).rejects.toThrow(refused);
      expect(await readBookings(await start(), Cookie)).toHaveLength(4);
    },
    1_200_000,
  );
});
