import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type SiteProcess } from "../../browser/site";
import { listProcesses } from "../faults/postgres-process";
import { runProgram, settingsOf } from "./program";
import { useRemoteDatabase } from "../faults/remote-database";
import { sendRequest } from "../answer";
import { inDatabase } from "../site-database";
import { bookingBody, bookingOf, postBooking, readBookings, signIn } from "../site-fixture";

const remote = useRemoteDatabase();
const NAME = "Nino Restored";
const STACK = /\n\s+at |node:internal|\.js:\d+/;

let site: SiteProcess;
let parent: string;
let collection: string;
let link: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "mgzavri-restored-"));
  collection = join(parent, "backups");
  site = await startSite();
  const booked = await postBooking(site, bookingBody({ name: NAME }));
  link = booked.headers.get("Location") ?? "";
});

afterAll(async () => {
  await site?.stop();
  await rm(parent, { recursive: true, force: true });
});

/** Runs a program on the data folder of the site, or on another. */
function run(file: string, args: string[], env: Record<string, string> = settingsOf(site)) {
  return runProgram(file, { args, env });
}

test(
  "a backup of a running site is verified, and restored into an empty folder",
  { tags: "slow", timeout: 120_000 },
  async () => {
    const backup = await run("backup.mjs", [collection]);
    expect(backup).toMatchObject({ code: 0, stderr: "" });
    expect(backup.stdout).toMatch(
      /^backed up to \S+Z: 1 booking, 0 photos, .* verified by restoring it\n$/,
    );
    const recorded = await inDatabase(site, (sql) => sql`select is_verified, error from backups`);
    expect([...recorded]).toEqual([{ is_verified: true, error: null }]);

    const dataDir = join(parent, "empty");
    const restored = await run("restore.mjs", [collection], { DATA_DIR: dataDir });
    expect(restored).toMatchObject({ code: 0, stderr: "" });
    expect(restored.stdout).toMatch(
      /^restored \S+Z: \d+ rows in \d+ tables and 0 photos, all counted\nnew bookings get numbers from 1001 on\n$/,
    );

    const again = await startSite({ dataDir });
    const bookings = await readBookings(again, await signIn(again));
    expect(bookings.map(({ name }) => name)).toEqual([NAME]);
    expect((await sendRequest(again, new URL(link, again.url).pathname)).text).toContain(NAME);
    const later = await postBooking(again, bookingBody({ name: "Levan Later" }));
    expect(bookingOf(later)).toMatchObject({ id: 1001 });
    expect(await again.stop()).toBe(0);
    expect(await listProcesses({ dataDir })).toEqual([]);
  },
);

test("a restore onto a running site changes nothing", { tags: "slow" }, async () => {
  const { code, stdout, stderr } = await run("restore.mjs", [collection]);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(
    /^nothing was restored: \S+ already has a site, which is running: restore into an empty DATA_DIR\n$/,
  );
  expect((await sendRequest(site, "/readyz")).status).toBe(200);
});

test("a backup of another site, by its secret, is refused", { tags: "slow" }, async () => {
  const dataDir = join(parent, "other");
  const env = { DATA_DIR: dataDir, SESSION_SECRET: "another secret of cookies" };
  const { code, stderr } = await run("restore.mjs", [collection], env);
  expect(code).toBe(1);
  expect(stderr).toContain("the backup is from another site, with a different SESSION_SECRET");
  expect(await readdir(parent)).not.toContain("other");
});

test.each<[string, string, string[], number, string]>([
  ["a restore without a folder", "restore.mjs", [], 2, "usage: npm run restore -- FOLDER"],
  [
    "a folder without a backup",
    "restore.mjs",
    ["/nowhere"],
    1,
    "nothing was restored: /nowhere has no complete backup",
  ],
  ["a backup into a file", "backup.mjs", ["/dev/full/x"], 1, "no backup was made: "],
  ["two folders", "backup.mjs", ["a", "b"], 2, "usage: npm run backup -- FOLDER"],
  ["a move to nowhere", "move-database.mjs", ["nowhere"], 2, "usage: npm run move-database"],
  [
    "a move of a running site",
    "move-database.mjs",
    ["postgres://x@127.0.0.1:1/x"],
    1,
    "the database was not moved: ",
  ],
])("%s ends with a message", { tags: "slow" }, async (name, file, args, code, words) => {
  const env =
    name.includes("restore") || name.includes("without")
      ? { DATA_DIR: join(parent, "none") }
      : settingsOf(site);
  const answer = await run(file, args, env);
  expect(answer.code).toBe(code);
  expect(answer.stderr).toContain(words);
  expect(answer.stderr).not.toMatch(STACK);
});

test(
  "the database moves to a server and back, but not while the site runs",
  { tags: "slow", timeout: 120_000 },
  async () => {
    const { dataDir } = site;
    const running = await run("move-database.mjs", [remote.url]);
    expect(running.stderr).toBe("the database was not moved: the site is running: stop it first\n");
    site.process.kill("SIGTERM");
    await new Promise((resolve) => site.process.on("exit", resolve));

    const moved = await run("move-database.mjs", [remote.url]);
    expect(moved.stdout + moved.stderr).toMatch(
      /^moved \d+ rows, all counted\. Set DATABASE_URL to the new address, then start the site\.\n$/,
    );
    const names = await remote.administer((sql) => sql`select name from bookings`);
    expect([...names]).toEqual([{ name: NAME }]);
    // A move is no restore: the numbers go on, and nothing is held.
    const [left] = await remote.administer(
      (sql) => sql`
        select last_value as last, (select count(*) from outbox where held_at is not null) as held
        from bookings_id_seq`,
    );
    expect(left).toMatchObject({ last: 1, held: 0 });

    const back = join(parent, "back");
    const returned = await run("move-database.mjs", ["embedded"], {
      DATA_DIR: back,
      DATABASE_URL: remote.url,
    });
    expect(returned.stdout + returned.stderr).toMatch(
      /^moved \d+ rows, all counted\. Unset DATABASE_URL, then start the site\.\n$/,
    );
    expect(await readdir(back)).toEqual(["postgres", "session-secret"]);
    expect(await listProcesses({ dataDir })).toEqual([]);
  },
);
