import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { createSecret } from "./site-secret.server";

const database = useTestDatabase();
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mgzavri-secret-"));
  await database.sql`delete from settings where name = 'session_secret'`;
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Returns the secret of a site with the embedded database. */
function secretOf() {
  return createSecret(database.sql, { sessionSecret: null, database: { dataDir } })();
}

function inDatabase() {
  return database.sql`select from settings where name = 'session_secret'`;
}

test("it is generated into a private file, and not into the database", async () => {
  const secret = await secretOf();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await readFile(join(dataDir, "session-secret"), "utf8")).toBe(`${secret}\n`);
  expect((await stat(join(dataDir, "session-secret"))).mode & 0o777).toBe(0o600);
  expect(await inDatabase()).toHaveLength(0);
});

test("nodes that start at once share one", async () => {
  const [one, two, three] = await Promise.all([secretOf(), secretOf(), secretOf()]);
  expect([two, three]).toEqual([one, one]);
  expect(await readdir(dataDir)).toEqual(["session-secret"]);
});

test("one that an earlier release stored in the database moves to the file", async () => {
  await database.sql`
    insert into settings (name, value) values ('session_secret', '"the secret of old links"')`;
  expect(await secretOf()).toBe("the secret of old links");
  expect(await inDatabase()).toHaveLength(0);
  expect(await secretOf()).toBe("the secret of old links");
});

test("the file counts, whatever the database has", async () => {
  await writeFile(join(dataDir, "session-secret"), "written by the operator\n");
  await database.sql`insert into settings (name, value) values ('session_secret', '"another"')`;
  expect(await secretOf()).toBe("written by the operator");
});

test("a file that can't be read stops it instead of being replaced", async () => {
  await rm(dataDir, { recursive: true });
  await writeFile(dataDir, "no folder");
  await expect(secretOf()).rejects.toThrow("ENOTDIR");
});
