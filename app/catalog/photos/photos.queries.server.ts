import type { Sql } from "~/web/db.server";
import type { Language } from "~/web/i18n/languages";
import { textIn, type Localized } from "~/web/i18n/localized";
import type { CarPhoto, Focus, View } from "./photo";

/** A photo on the desk. */
export type StoredPhoto = Omit<CarPhoto, "alt" | "hasAvif"> & {
  id: number;
  alt: Localized;
  /** Whether pages show it: its JPEG and WebP files have been made. */
  isShown: boolean;
};

/**
 * Lists the photos that pages show, by car, with their texts in one language: all of one car in the order
 * of its gallery, or of all cars those with a view of their own, where a car has any.
 */
export async function listShownPhotos(sql: Sql, lang: Language, carId: bigint | null = null) {
  const rows = await sql<(Omit<CarPhoto, "alt"> & { carId: number; alt: Localized })[]>`
    select car_id as "carId", view, hash, focus, width, height, made = 2 as "hasAvif", alt
    from photos join photo_files using (hash)
    where removed_at is null and made > 0
      ${carId === null ? hasView(sql) : sql`and car_id = ${String(carId)}::bigint`}
    order by position, id`;
  const byCar = new Map<number, CarPhoto[]>();
  for (const { carId: id, alt, ...photo } of rows) {
    byCar.set(id, [...(byCar.get(id) ?? []), { ...photo, alt: textIn(alt, lang) }]);
  }
  return byCar;
}

/** Returns the condition of a photo that shows its car in a list. */
function hasView(sql: Sql) {
  return sql`and (
    view <> 'more' or not exists (
      select from photos other join photo_files using (hash)
      where other.car_id = photos.car_id and other.view <> 'more'
        and other.removed_at is null and made > 0
    )
  )`;
}

export async function listStoredPhotos(sql: Sql, carId: number): Promise<StoredPhoto[]> {
  return sql<StoredPhoto[]>`
    select id, view, hash, focus, width, height, alt, made > 0 as "isShown"
    from photos join photo_files using (hash)
    where removed_at is null and car_id = ${carId}
    order by position, id`;
}

/** Finds a photo that is not removed, or null. */
export async function findPhoto(sql: Sql, carId: number, id: number) {
  const [row] = await sql<{ view: View; focus: Focus; alt: Localized; hash: string }[]>`
    select view, focus, alt, hash from photos
    where id = ${id} and car_id = ${carId} and removed_at is null`;
  return row ?? null;
}

/**
 * Finds a car's name, its year and the colours of its vehicles in service, for the proposed texts; null without a
 * car.
 */
export async function findPhotoSubject(sql: Sql, carId: bigint) {
  const [row] = await sql<{ id: number; name: string; year: number; colours: string[] }[]>`
    select id, name, year, array(
      select distinct lower(colour) from vehicles
      where car_id = cars.id and colour <> '' and in_service_to is null
    ) as colours
    from cars where id = ${String(carId)}::bigint`;
  return row ?? null;
}

/** Counts a file against the daily limit. Returns false if it exceeds the limit. */
export async function claimFile(sql: Sql, limit: number): Promise<boolean> {
  const rows = await sql`
    insert into photo_days as known (day, files) values (business_time(now())::date, 1)
    on conflict (day) do update set files = known.files + 1 where known.files < ${limit}
    returning files`;
  return rows.length > 0;
}

/** Finds the id of a car's photo that was sent as this file, or null. */
export async function findSentPhoto(sql: Sql, carId: number, uploadHash: string) {
  const [row] = await sql<{ id: number }[]>`
    select id from photos
    where car_id = ${carId} and upload_hash = ${uploadHash} and removed_at is null`;
  return row?.id ?? null;
}

export type NewPhoto = {
  carId: number;
  file: { hash: string; bytes: Buffer; width: number; height: number };
  uploadHash: string;
  /** The proposed texts by view. */
  alts: Readonly<Record<View, Localized>>;
  /** The photo to replace, or null. */
  replaces: number | null;
};

/** Stores a photo. Returns its id, or that of the car's photo with the same file. */
export async function storePhoto(sql: Sql, photo: NewPhoto): Promise<number> {
  const { carId, file, uploadHash, alts, replaces } = photo;
  const [row] = await sql<[{ id: number }]>`
    select store_photo(
      ${carId},
      row(${file.hash}::text, ${file.bytes}::bytea, ${file.width}::int, ${file.height}::int, 0, now())::photo_files,
      ${uploadHash}, ${sql.json(alts)}, ${replaces}::int
    ) as id`;
  return row.id;
}

export type PhotoChange = { view: View; focus: Focus; alt: Localized };

/** Changes a photo. Returns false if the car has no such photo. */
export async function changePhoto(sql: Sql, carId: number, id: number, change: PhotoChange) {
  const { view, focus, alt } = change;
  const [row] = await sql<[{ changed: boolean }]>`
    select change_photo(${id}, ${carId}, ${view}, ${focus}::smallint, ${sql.json(alt)}) as changed`;
  return row.changed;
}

/**
 * Removes a photo. Until its row is deleted, the removal can be undone. Returns false if the car has no
 * such photo.
 */
export async function removePhoto(sql: Sql, carId: number, id: number): Promise<boolean> {
  const rows = await sql`
    update photos set removed_at = now()
    where id = ${id} and car_id = ${carId} and removed_at is null
    returning id`;
  return rows.length > 0;
}

/** Puts a removed photo back. Returns false if there is no such removed photo. */
export async function restorePhoto(sql: Sql, carId: number, id: number): Promise<boolean> {
  const [row] = await sql<[{ restored: boolean }]>`
    select restore_photo(${id}, ${carId}) as restored`;
  return row.restored;
}

/**
 * Exchanges a photo with the next or previous one of the view `more`. Nothing changes at the ends, nor if
 * it has another view; null if there is no such photo.
 */
export async function movePhoto(
  sql: Sql,
  carId: number,
  id: number,
  step: 1 | -1,
): Promise<"moved" | "unmoved" | null> {
  const [row] = await sql<{ isMoved: boolean }[]>`
    with ordered as (
      select id, position, row_number() over (order by position, id) as place from photos
      where car_id = ${carId} and view = 'more' and removed_at is null
    ), moved as (
      select one.id as one, other.id as other, one.position as one_position,
        other.position as other_position
      from ordered as one join ordered as other on other.place = one.place + ${step}
      where one.id = ${id}
    ), changed as (
      update photos set position = case id when one then other_position else one_position end
      from moved where id in (one, other)
      returning id
    )
    select exists (select from changed) as "isMoved" from photos
    where id = ${id} and car_id = ${carId} and removed_at is null`;
  if (!row) return null;
  return row.isMoved ? "moved" : "unmoved";
}
