import { deleteBatch } from "#db/delete-batch";
import type { Sql } from "~/web/db.server";
import type { Focus } from "~/catalog/photos/photo";

/** An original without its bytes, and the focuses that its photos have or had. */
export type PhotoFile = {
  hash: string;
  width: number;
  height: number;
  made: number;
  focuses: Focus[];
};

export async function findPhotoFile(sql: Sql, hash: string): Promise<PhotoFile | null> {
  const [row] = await sql<
    PhotoFile[]
  >`select ${fileColumns(sql)} from photo_files where hash = ${hash}`;
  return row ?? null;
}

/** Reads the JPEG of an original, or null. */
export async function readOriginal(sql: Sql, hash: string): Promise<Buffer | null> {
  const [row] = await sql<{ bytes: Buffer }[]>`select bytes from photo_files where hash = ${hash}`;
  return row?.bytes ?? null;
}

/** Lists originals whose sizes no node has made, stored at least some seconds ago. */
export async function listUnmade(sql: Sql, seconds: number): Promise<PhotoFile[]> {
  return sql<PhotoFile[]>`
    select ${fileColumns(sql)} from photo_files
    where made < 2 and created_at <= now() - make_interval(secs => ${seconds})
    order by created_at limit 50`;
}

/** Records which sizes exist; pages show a photo from 1 on. */
export async function recordMade(sql: Sql, hash: string, made: 1 | 2) {
  const rows = await sql`
    update photo_files set made = ${made} where hash = ${hash} and made < ${made} returning hash`;
  return rows.length > 0;
}

const UNDO_DAYS = 30;

/** Deletes up to `limit` photos that were removed long ago, and returns how many. */
export function deleteRemovedPhotos(sql: Sql, limit: number) {
  const where = sql`removed_at < now() - make_interval(days => ${UNDO_DAYS})`;
  return deleteFound(sql, "photos", { where, limit });
}

/** Deletes up to `limit` files without a photo, and returns how many. */
export function deleteUnusedFiles(sql: Sql, limit: number) {
  return deleteFound(sql, "photo_files", { where: isUnused(sql), limit });
}

/**
 * Deletes what is found, if anything: even an empty delete would raise the fleet's version, and drop all
 * cached pages.
 */
async function deleteFound(sql: Sql, table: string, found: Parameters<typeof deleteBatch>[2]) {
  const rows = await sql`select from ${sql(table)} where ${found.where} limit 1`;
  return rows.length === 0 ? 0 : deleteBatch(sql, table, found);
}

export async function deleteOldUploadCounts(sql: Sql) {
  await sql`delete from photo_days where day < current_date - 7`;
}

/**
 * Returns the condition that a file has no photo and is older than an hour: the file of an upload that is
 * being stored again must not disappear.
 */
function isUnused(sql: Sql) {
  return sql`
    created_at < now() - interval '1 hour'
    and not exists (select from photos where photos.hash = photo_files.hash)`;
}

function fileColumns(sql: Sql) {
  return sql`
    hash, width, height, made,
    array(
      select distinct focus::int from photos where photos.hash = photo_files.hash
    ) as focuses`;
}
