import type { Sql } from "~/db.server";
import type { Focus } from "~/photos/photo";

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

/** The JPEG of an original, or null. */
export async function readOriginal(sql: Sql, hash: string): Promise<Buffer | null> {
  const [row] = await sql<{ bytes: Buffer }[]>`select bytes from photo_files where hash = ${hash}`;
  return row?.bytes ?? null;
}

/** Originals whose sizes no node has made, stored at least some seconds ago. */
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

/** Deletes photos that were removed long ago, files without a photo, and old counts. */
export async function deleteRemovedPhotos(sql: Sql) {
  const [found] = await sql<[{ any: boolean }]>`
    select exists (
      select from photos where removed_at < now() - make_interval(days => ${UNDO_DAYS})
    ) or exists (select from photo_files where ${isUnused(sql)}) as any`;
  // Even an empty delete would raise the fleet's version, and drop all cached pages.
  if (!found.any) return;
  await sql`delete from photos where removed_at < now() - make_interval(days => ${UNDO_DAYS})`;
  await sql`delete from photo_files where ${isUnused(sql)}`;
  await sql`delete from photo_days where day < current_date - 7`;
}

/** An hour: the file of an upload that is being stored again must not disappear. */
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
