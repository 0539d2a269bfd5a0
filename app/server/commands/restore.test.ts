import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { checkBackup } from "#db/backup/check-backup";
import { manifestPath } from "#db/backup/manifest";
import { restoreBackup } from "#db/backup/restore";
import { writeBackup } from "#db/backup/write-backup";
import { connect, type Sql } from "#db/connect";
import { useServerUrls } from "#db/testing/server-url";
import { place, readOutbox } from "~/messaging/delivery/testing/place";
import { countHeld, holdWaiting } from "~/messaging/delivery/held.queries.server";
import { runRestoreCommand } from "./restore.server";

const servers = useServerUrls();
const SECRET = "the secret of the restored site";
let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "mgzavri-restore-"));
});
afterAll(() => rm(parent, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
});

async function inDatabase<T>(databaseUrl: string, work: (sql: Sql) => Promise<T>) {
  const sql = connect({ databaseUrl, dataDir: parent }, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Backs up a site with what `fill` stores. */
async function backUp(fill: (sql: Sql) => Promise<unknown>) {
  const databaseUrl = await servers.create();
  await inDatabase(databaseUrl, fill);
  const collection = await mkdtemp(join(parent, "backups-"));
  return writeBackup({ databaseUrl, dataDir: parent }, { collection, secret: SECRET });
}

/** Runs the command. Resolves with what it prints, and with its empty target. */
async function restore(...args: string[]) {
  const databaseUrl = await servers.create({ empty: true });
  vi.stubEnv("DATABASE_URL", databaseUrl);
  vi.stubEnv("DATA_DIR", parent);
  vi.stubEnv("SESSION_SECRET", undefined);
  const [out, err] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const spy of [out, err]) spy.mockImplementation(() => {});
  const code = await runRestoreCommand(args);
  const lines = [out, err].map((spy) => spy.mock.calls.flat().join("\n"));
  for (const spy of [out, err]) spy.mockClear();
  return { code, stdout: lines[0]!, stderr: lines[1]!, databaseUrl };
}

const nextBooking = (url: string) => inDatabase(url, (sql) => place(sql, ["webhook"]));

test("holds what waited, and leaves a gap in the numbers", { tags: "slow" }, async () => {
  const { folder } = await backUp((sql) =>
    place(sql, ["webhook", "emailVisitor"], { name: "Nino" }),
  );
  const { code, stdout, stderr, databaseUrl } = await restore(folder);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("messages that are held: 2; an owner sends or drops them");
  expect(stdout).toContain("new bookings get numbers from 1001 on");
  const { id } = await nextBooking(databaseUrl);
  expect(id).toBe(1001);
  await inDatabase(databaseUrl, async (sql) => {
    expect(await countHeld(sql)).toHaveLength(2);
    const due = await sql`select booking_id as id from outbox where next_at <= now()`;
    expect([...due]).toEqual([{ id }]);
    const events = await sql`select event, outcome, detail from security_events`;
    expect([...events]).toEqual([
      { event: "restore", outcome: "ok", detail: "messages held: 2 (command)" },
    ]);
  });
});

test(
  "with --send sends what waited, and what an earlier restore held",
  { tags: "slow" },
  async () => {
    const { folder } = await backUp(async (sql) => {
      await place(sql, ["webhook"], { name: "Nino" });
      await holdWaiting(sql);
      await place(sql, ["webhook"], { name: "Levan" });
    });
    const { code, stdout, databaseUrl } = await restore("--send", folder);
    expect(code).toBe(0);
    expect(stdout).not.toContain("held");
    await inDatabase(databaseUrl, async (sql) => {
      expect(await countHeld(sql)).toEqual([]);
      const due = await sql`select from outbox where next_at <= now()`;
      expect(due).toHaveLength(2);
    });
  },
);

test(
  "without bookings in the backup, numbers begin at 1000; with unused ones, above them",
  { tags: "slow" },
  async () => {
    const { folder } = await backUp(async () => {});
    const { databaseUrl } = await restore(folder);
    expect((await nextBooking(databaseUrl)).id).toBe(1000);

    const unused = await backUp(
      (sql) => sql`select setval(pg_get_serial_sequence('bookings', 'id'), 70)`,
    );
    const second = await restore(unused.folder);
    expect(second.stdout).toContain("numbers from 1070 on");
    // If it is restored again before any booking, the numbers still go up.
    const collection = await mkdtemp(join(parent, "backups-"));
    const target = { databaseUrl: second.databaseUrl, dataDir: parent };
    const third = await restore((await writeBackup(target, { collection, secret: SECRET })).folder);
    expect((await nextBooking(third.databaseUrl)).id).toBe(2069);
  },
);

test(
  "a move, which is a restore without it, holds nothing and leaves no gap",
  { tags: "slow" },
  async () => {
    const { folder } = await backUp((sql) => place(sql, ["webhook"], { name: "Nino" }));
    const databaseUrl = await servers.create({ empty: true });
    await restoreBackup({ databaseUrl, dataDir: parent }, await checkBackup(folder));
    expect((await nextBooking(databaseUrl)).id).toBe(2);
    await inDatabase(databaseUrl, async (sql) => {
      expect(await countHeld(sql)).toEqual([]);
      expect(await readOutbox(sql)).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
    });
  },
);

test(
  "says a word about a backup of the first format, whose secret has no checksum",
  { tags: "slow" },
  async () => {
    const { folder } = await backUp(async () => {});
    const { secret: _, ...manifest } = JSON.parse(await readFile(manifestPath(folder), "utf8"));
    await writeFile(manifestPath(folder), JSON.stringify({ ...manifest, format: 1 }));
    await rm(join(folder, "manifest.sha256"));
    const { code, stderr } = await restore(folder);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^the backup is from a version that made no checksum of the secret/);
  },
);

test.each([
  ["an unknown flag", ["/nowhere", "--force"]],
  ["two folders", ["/nowhere", "/elsewhere"]],
  ["no folder", ["--send"]],
])("refuses %s", async (_, args) => {
  const { code, stderr } = await restore(...args);
  expect(code).toBe(2);
  expect(stderr).toContain("usage: npm run restore -- FOLDER");
});
