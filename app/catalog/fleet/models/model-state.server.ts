import type { Sql } from "~/web/db.server";
import { recordChanges } from "~/catalog/fleet/history/changes.queries.server";
import { orNameTaken, type NameTaken, type UnknownModel } from "./change-model.server";
import type { UpcomingBooking } from "./model-listing";

export type ArchiveModelResult =
  | { ok: true }
  /** Nothing was changed: staff have not seen all of the bookings to come. */
  | { ok: false; reason: "future-bookings"; bookings: UpcomingBooking[] }
  | UnknownModel;

/** The maximum number of listed bookings. */
const MAX_BOOKINGS = 100;

export type ArchiveModelInput = {
  id: number;
  actor: string;
  /** Today in business time. */
  today: string;
  /** The ids of the open bookings of today and later that staff have seen. */
  seen: readonly bigint[];
};

/** Selects the open bookings of a model that end on a day or later, by their start. */
export function openBookings(sql: Sql, { id, today }: { id: number; today: string }) {
  return sql<UpcomingBooking[]>`
    select id, name, status,
      least(pickup_date, return_date) as start, greatest(pickup_date, return_date) as end
    from bookings
    where car_id = ${id} and status in ('pending', 'confirmed')
      and greatest(pickup_date, return_date) >= ${today}::date
    order by start, id
    limit ${MAX_BOOKINGS}`;
}

/** Takes a model off the site. Its bookings stay as they are. Archiving it again changes nothing. */
export async function archiveModel(
  sql: Sql,
  { id, actor, today, seen }: ArchiveModelInput,
): Promise<ArchiveModelResult> {
  const [row] = await sql<{ isArchived: boolean; bookings: UpcomingBooking[] }[]>`
    with open_bookings as (${openBookings(sql, { id, today })}), changed as (
      update cars set archived_at = now(), version = version + 1
      where id = ${id} and archived_at is null
        and not exists (select from open_bookings where id <> all(${seen.map(String)}::bigint[]))
      returning id, version, jsonb_build_object('archived_at', null) as before,
        jsonb_build_object('archived_at', archived_at) as after
    ), ${recordChanges(sql, "cars", actor)}
    select
      archived_at is not null or exists (select from changed) as "isArchived",
      array(select to_jsonb(open_bookings) from open_bookings) as bookings
    from cars where id = ${id}`;
  if (!row) return { ok: false, reason: "unknown" };
  if (row.isArchived) return { ok: true };
  return { ok: false, reason: "future-bookings", bookings: row.bookings };
}

/** Puts an archived model back on the site. */
export async function restoreModel(
  sql: Sql,
  { id, actor }: { id: number; actor: string },
): Promise<{ ok: true } | NameTaken | UnknownModel> {
  return orNameTaken(async () => {
    const rows = await sql`
      with old_row as (
        select * from cars where id = ${id} for update
      ), changed as (
        update cars set archived_at = null, version = cars.version + 1
        from old_row where cars.id = old_row.id and old_row.archived_at is not null
        returning cars.id, cars.version,
          jsonb_build_object('archived_at', old_row.archived_at) as before,
          jsonb_build_object('archived_at', null) as after
      ), ${recordChanges(sql, "cars", actor)}
      select from old_row`;
    return rows.length > 0 ? { ok: true } : { ok: false, reason: "unknown" };
  });
}
