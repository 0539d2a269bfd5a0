import { chmod, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { version } from "#package.json";
import {
  connect,
  LIMITS,
  setLimits,
  type DatabaseTarget,
  type Queries,
  type Transaction,
} from "../connect";
import { makeFolder } from "../data-folder";
import { errorCode } from "../error-code";
import { LOCKS } from "../locks";
import { listBackups, nameOf, UNFINISHED } from "./collection";
import { FORMAT, hashOf, readManifest, SECRET, writeManifest, type Manifest } from "./manifest";
import { writePhotos } from "./photos";
import { listSequences, listTables } from "./schema.queries";
import { writeTable } from "./write-tables";

export type BackupOptions = {
  /** The folder of all backups of a site. */
  collection: string;
  /** The secret that signs cookies and links. */
  secret: string;
  isNightly?: boolean;
  now?: Date;
};

/**
 * Backs up a database while it is in use: rows of one snapshot, photos and the secret. Resolves with
 * the folder, which appears under its name once it is complete.
 */
export async function writeBackup(target: DatabaseTarget, options: BackupOptions) {
  const { collection, secret, isNightly = false, now = new Date() } = options;
  const sql = connect(target, {
    role: "owner",
    max: 1,
    // The lock ends with its connection.
    max_lifetime: null,
    query_timeout: 0,
    connection: { application_name: "mgzavri backup" },
  });
  const folder = join(collection, nameOf(now));
  const unfinished = `${folder}${UNFINISHED}`;
  try {
    await setLimits(sql, { statement: 0, lock: LIMITS.lock_timeout });
    await lock(sql);
    const site = await findSite(sql);
    await refuseOtherSite(collection, site);
    await removeUnfinished(collection);
    await makeFolder(resolve(collection), 0o700);
    await mkdir(join(unfinished, "tables"), { recursive: true, mode: 0o700 });
    await chmod(unfinished, 0o700);
    const rows = await sql.begin("isolation level repeatable read read only", (snapshot) =>
      copyRows(snapshot, collection, unfinished),
    );
    const head = {
      format: FORMAT,
      release: version,
      site,
      startedAt: now.toISOString(),
      isNightly,
    };
    await writeFile(join(unfinished, SECRET), secret, { mode: 0o600, flush: true });
    const file = { bytes: Buffer.byteLength(secret), sha256: hashOf(secret) };
    const manifest: Manifest = { ...head, ...rows, secret: file };
    await writeManifest(unfinished, manifest);
    await rename(unfinished, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (errorCode(error) !== NOT_ALLOWED) throw error;
    const name = target.migrationUrl ? "MIGRATION_DATABASE_URL" : "DATABASE_URL";
    throw new Error(
      `${name}: its role may not read all tables (${String(error)}): ` +
        "set MIGRATION_DATABASE_URL to their owner",
      { cause: error },
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** PostgreSQL's code for a missing right. */
const NOT_ALLOWED = "42501";

async function copyRows(sql: Transaction, collection: string, folder: string) {
  const migrations = await sql<{ name: string }[]>`select name from migrations order by name`;
  const tables = [];
  for (const table of await listTables(sql)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection.
    tables.push(await writeTable(sql, folder, table));
  }
  const { photos, damagedPhotos } = await writePhotos(sql, collection, folder);
  // The values are not of the snapshot: they are higher than any id in it.
  const sequences = await listSequences(sql);
  return {
    migrations: migrations.map(({ name }) => name),
    tables,
    photos,
    damagedPhotos,
    sequences: [...sequences],
  };
}

/** Locks against other backups, and against dropping partitions of visits. */
async function lock(sql: Queries) {
  const [row] = await sql<{ locked: boolean }[]>`
    select pg_try_advisory_lock(${LOCKS.backup}) as locked`;
  if (!row?.locked) throw new Error("another backup is running");
  await sql`select pg_advisory_lock_shared(${LOCKS.visits})`;
}

/** Returns the id of the site, which the first backup writes. */
async function findSite(sql: Queries): Promise<string> {
  const [found] = await sql<{ is: boolean }[]>`select to_regclass('settings') is not null as is`;
  if (!found?.is) throw new Error("the database does not belong to a site: it has no settings");
  const [row] = await sql<{ site: string }[]>`
    with added as (
      insert into settings (name, value) values ('site_id', to_jsonb(gen_random_uuid()::text))
      on conflict (name) do nothing returning value
    )
    select value #>> '{}' as site from added
    union all select value #>> '{}' from settings where name = 'site_id'`;
  if (!row) throw new Error("the site has no id");
  return row.site;
}

async function refuseOtherSite(collection: string, site: string) {
  const last = (await listBackups(collection)).at(-1);
  if (!last) return;
  const known = await readManifest(last).catch(() => null);
  if (known && known.site !== site) {
    throw new Error(`${collection} has backups of another site: choose another folder`);
  }
}

/** Removes the remains of backups that were killed. */
async function removeUnfinished(collection: string) {
  const names = await readdir(collection).catch(() => []);
  for (const name of names.filter((it) => it.endsWith(UNFINISHED))) {
    // oxlint-disable-next-line no-await-in-loop
    await rm(join(collection, name), { recursive: true, force: true });
  }
}
