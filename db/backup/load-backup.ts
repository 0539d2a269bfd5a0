import { createReadStream } from "node:fs";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { connect, setLimits, type DatabaseTarget, type Queries, type Sql } from "../connect";
import { applyFunctions } from "../functions";
import { applyMigrations, createMigrationsTable, migrations } from "../migrations";
import { chain } from "../upgrade/chain";
import { applyChain, isOfChain, replaceSchema } from "../upgrade/upgrade";
import type { CheckedBackup } from "./check-backup";
import { tablePath, type BackedUpPhoto, type BackedUpTable } from "./manifest";
import { PHOTO_FILES, readPhoto } from "./photos";
import { countRows, listForeignKeys, listTables, type Table } from "./schema.queries";

/** A photo that could not be restored, and the model that it is of. */
export type LostPhoto = { hash: string; car: string };

/** Changes restored rows, in the transaction of the restore. */
export type FinishRestore<Finished> = (sql: Queries) => Promise<Finished>;

/**
 * Loads a checked backup into an empty database, in one transaction: with the schema that it was made with,
 * then the later migrations, then `finish`. Throws if a count differs.
 */
export async function loadBackup<Finished>(
  target: DatabaseTarget,
  backup: CheckedBackup,
  finish?: FinishRestore<Finished>,
) {
  const fault = faultOf();
  const sql = connect(target, {
    role: "owner",
    max: 1,
    query_timeout: 0,
    max_lifetime: null,
    onfault: fault.report,
    connection: { application_name: "mgzavri restore" },
  });
  try {
    await setLimits(sql, { statement: 0, lock: 0 });
    return await sql.begin(async (transaction) => {
      const lostPhotos = await load(transaction, backup, fault.happened);
      await storeSecret(transaction, target.databaseUrl ? backup.secret : null);
      return { lostPhotos, finished: await finish?.(transaction) };
    });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Returns a promise that fails with what `report` gets: the driver reports a failed copy only to `onfault`.
 */
function faultOf() {
  let report: (error: Error) => void = () => {};
  const happened = new Promise<never>((_, reject) => {
    report = reject;
  });
  happened.catch(() => {});
  return { happened, report: (error: Error) => report(error) };
}

async function load(sql: Queries, backup: CheckedBackup, fault: Promise<never>) {
  const { folder, manifest } = backup;
  const applied = new Set(manifest.migrations);
  await createMigrationsTable(sql);
  const isOld = isOfChain(applied);
  const apply = isOld ? applyChain : applyMigrations;
  const known = isOld ? chain : migrations;
  await apply(
    sql,
    known.filter(({ name }) => applied.has(name)),
  );
  await createPartitions(sql, manifest.tables);
  const tables = await listTables(sql);
  const keys = await emptyTables(sql, tables);
  for (const table of manifest.tables) {
    // oxlint-disable-next-line no-await-in-loop -- a connection copies one table at a time.
    await loadTable(sql, folder, table, fault);
  }
  await compareCounts(sql, manifest.tables);
  const damaged = new Set(backup.damagedPhotos);
  await loadPhotos(
    sql,
    folder,
    manifest.photos.filter(({ hash }) => !damaged.has(hash)),
  );
  const lostPhotos = await deletePhotos(sql, [...damaged, ...manifest.damagedPhotos]);
  await closeTables(sql, tables, keys);
  await Promise.all(
    manifest.sequences.map(
      ({ name, value }) => sql`select setval(quote_ident(${name})::regclass, ${value})`,
    ),
  );
  await apply(
    sql,
    known.filter(({ name }) => !applied.has(name)),
  );
  if (isOld) await replaceSchema(sql, migrations);
  else await applyFunctions(sql);
  return lostPhotos;
}

async function createPartitions(sql: Queries, tables: BackedUpTable[]) {
  const partitions = tables.flatMap(({ name, partition }) =>
    partition ? [{ name, ...partition }] : [],
  );
  await Promise.all(
    partitions.map(
      ({ name, of, bound }) => sql`
        create table if not exists ${sql(name)} partition of ${sql(of)} ${sql.unsafe(bound)}`,
    ),
  );
}

/** Removes what the migrations inserted, the foreign keys and the triggers. */
async function emptyTables(sql: Queries, tables: readonly Table[]) {
  const keys = await listForeignKeys(sql);
  await Promise.all(
    keys.map(({ table, name }) => sql`alter table ${sql(table)} drop constraint ${sql(name)}`),
  );
  await Promise.all(tables.map(({ name }) => sql`alter table ${sql(name)} disable trigger user`));
  await Promise.all(tables.map(({ name }) => sql`delete from ${sql(name)}`));
  await sql`alter table ${sql(PHOTO_FILES.table)} alter column ${sql(PHOTO_FILES.bytes)} drop not null`;
  return keys;
}

/** Adds the foreign keys, which checks every row. */
async function closeTables(
  sql: Queries,
  tables: readonly Table[],
  keys: Awaited<ReturnType<typeof listForeignKeys>>,
) {
  await sql`alter table ${sql(PHOTO_FILES.table)} alter column ${sql(PHOTO_FILES.bytes)} set not null`;
  await Promise.all(
    keys.map(
      ({ table, name, definition }) =>
        sql`alter table ${sql(table)} add constraint ${sql(name)} ${sql.unsafe(definition)}`,
    ),
  );
  await Promise.all(tables.map(({ name }) => sql`alter table ${sql(name)} enable trigger user`));
}

async function loadTable(
  sql: Queries,
  folder: string,
  { name, columns }: BackedUpTable,
  fault: Promise<never>,
) {
  const rows: Writable = await sql`copy ${sql(name)} (${sql(columns)}) from stdin`.writable();
  const copied = pipeline(createReadStream(tablePath(folder, name)), createGunzip(), rows);
  await Promise.race([copied, fault]);
}

async function loadPhotos(sql: Queries, folder: string, photos: readonly BackedUpPhoto[]) {
  for (const photo of photos) {
    // oxlint-disable-next-line no-await-in-loop -- one photo in memory at a time.
    const { bytes, fault } = await readPhoto(folder, photo);
    if (fault) throw new Error(`${folder} is damaged: ${fault}`);
    // oxlint-disable-next-line no-await-in-loop -- as above.
    await sql`update photo_files set bytes = ${bytes} where hash = ${photo.hash}`;
  }
}

/**
 * Deletes photos while the tables have neither foreign keys nor triggers. Resolves with those that the
 * models lost.
 */
async function deletePhotos(sql: Queries, hashes: readonly string[]) {
  if (hashes.length === 0) return [];
  const lost = await sql<LostPhoto[]>`
    select hash, cars.name as car from photos join cars on cars.id = car_id
    where hash = any(${[...hashes]}) and removed_at is null
    order by cars.name, photos.position`;
  await sql`
    update photos set replaced_by = null
    where replaced_by in (select id from photos where hash = any(${[...hashes]}))`;
  await sql`delete from photos where hash = any(${[...hashes]})`;
  await sql`delete from photo_files where hash = any(${[...hashes]})`;
  return [...lost];
}

/**
 * Stores the secret, which is used unless `SESSION_SECRET` is set. Null: a site with the embedded database
 * has it in a file.
 */
async function storeSecret(sql: Queries, secret: string | null) {
  await sql`delete from settings where name = 'session_secret'`;
  if (secret === null) return;
  await sql`insert into settings (name, value) values ('session_secret', to_jsonb(${secret}::text))`;
}

/** Throws if the number of a table's rows differs from the backup. */
export async function compareCounts(sql: Queries | Sql, tables: BackedUpTable[]) {
  const counts = await Promise.all(tables.map(({ name }) => countRows(sql, name)));
  for (const [index, { name, rows }] of tables.entries()) {
    const count = counts[index];
    if (count !== rows) throw new Error(`${name} has ${count} rows, but the backup has ${rows}`);
  }
}
