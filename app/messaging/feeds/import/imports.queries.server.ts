import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";
import type { ImportFault } from "./import-fault";
import type { CalendarEvent, UnreadEvent } from "./read-calendar.server";

/** The fields that staff see of an event that was not read as a whole. */
export type ListedUnreadEvent = Omit<UnreadEvent, "uid">;

/** The calendar of another site, whose events take a vehicle. */
export type CalendarImport = {
  id: number;
  vehicleId: number;
  modelId: number;
  model: string;
  plate: string | null;
  number: number;
  /** The name that staff gave the calendar, such as that of the other site. */
  source: string;
  url: string;
  /** The time of the last try, ISO 8601 in UTC; null before the first one. */
  triedAt: string | null;
  /** The time when the events of the calendar were last stored. */
  fetchedAt: string | null;
  /** The fault of the last try, one of `IMPORT_FAULTS`, or null. */
  fault: string | null;
  faultDetail: string;
  /** The events of the last calendar that were not read as a whole; the first of them are listed. */
  unread: { count: number; events: ListedUnreadEvent[] };
  /** The number of the calendar's events that are not over. */
  events: number;
  /** The number of events at times that a booking or block has, and of those when the vehicle is not in service. */
  colliding: number;
  outOfService: number;
  /** The number of events at times of events of other calendars, and the names of these calendars. */
  doubled: number;
  otherSources: string[];
};

export function listImports(sql: Sql, now: Date): Promise<CalendarImport[]> {
  const at = businessNow(sql, now);
  return sql<CalendarImport[]>`
    with events as materialized (
      select import_id, vehicle_id, source, uid, during
      from imported_events join calendar_imports on id = import_id
      where upper(during) > ${at}
    ), waiting as materialized (
      select meant_vehicle_id, during, serves(meant_vehicle_id, during) as is_in_service
      from occupancy where kind = 'channel' and vehicle_id is null and upper(during) > ${at}
    ), states as (
      select import_id,
        exists (
          select from waiting
          where meant_vehicle_id = vehicle_id and waiting.during && events.during and is_in_service
        ) as collides,
        exists (
          select from waiting
          where meant_vehicle_id = vehicle_id and waiting.during && events.during and not is_in_service
        ) as is_off,
        array(
          select source from events as other
          where other.vehicle_id = events.vehicle_id and other.import_id <> events.import_id
            and other.during && events.during
        ) as others
      from events
    ), counted as (
      select import_id, count(*)::integer as events,
        (count(*) filter (where collides))::integer as colliding,
        (count(*) filter (where is_off and not collides))::integer as off,
        (count(*) filter (where others <> '{}'))::integer as doubled
      from states group by import_id
    )
    select imports.id, vehicles.id as "vehicleId", cars.id as "modelId", cars.name as model, plate,
      number, imports.source, url, iso_utc(tried_at) as "triedAt", iso_utc(fetched_at) as "fetchedAt",
      fault, fault_detail as "faultDetail", unread, coalesce(events, 0) as events,
      coalesce(colliding, 0) as colliding, coalesce(off, 0) as "outOfService",
      coalesce(doubled, 0) as doubled, array(
        select distinct other from states, unnest(others) as other
        where import_id = imports.id order by other
      ) as "otherSources"
    from calendar_imports as imports
    join vehicles on vehicles.id = imports.vehicle_id
    join cars on cars.id = car_id
    left join counted on counted.import_id = imports.id
    order by sort_order, cars.name, cars.id, number, imports.id`;
}

/**
 * Inserts an import, which is due at once. Returns null if the vehicle has this calendar already, or does not
 * exist.
 */
export async function insertImport(
  sql: Sql,
  { vehicleId, source, url }: { vehicleId: number; source: string; url: string },
): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    insert into calendar_imports (vehicle_id, source, url)
    select id, ${source}, ${url} from vehicles where id = ${vehicleId}
    on conflict do nothing returning id`;
  return row?.id ?? null;
}

type CalendarContent = {
  events: readonly CalendarEvent[];
  known: readonly string[];
  unread: readonly UnreadEvent[];
  /** Whether a calendar that is empty, and was not before, frees the vehicle. */
  acceptEmpty: boolean;
  now: Date;
};

/** The number of unread events that are shown: more of them don't help staff. */
const MAX_SHOWN = 20;

/** How long events of other calendars stay after their end. */
const KEEP_PAST_DAYS = 60;

/** Replaces the events of an import. After the outcome `empty` nothing was stored or freed. */
export async function storeCalendar(sql: Sql, id: number, read: CalendarContent) {
  const { events, known, unread, acceptEmpty, now } = read;
  const shown = unread
    .slice(0, MAX_SHOWN)
    .map(({ number, starts, fault, detail }): ListedUnreadEvent => ({
      number,
      starts,
      fault,
      detail,
    }));
  const unreadUids = [...new Set(unread.map(({ uid }) => uid))];
  const [row] = await sql<[{ outcome: "stored" | "empty" | "unknown" }]>`
    select store_calendar(
      ${id}::integer, ${sql.json([...events])}, ${[...known]}::text[], ${unreadUids}::text[],
      ${sql.json({ count: unread.length, events: shown })}, ${acceptEmpty},
      make_interval(days => ${KEEP_PAST_DAYS}), ${businessNow(sql, now)}
    ) as outcome`;
  return row.outcome;
}

export async function recordFault(
  sql: Sql,
  id: number,
  { fault, detail }: { fault: ImportFault; detail: string },
) {
  await sql`
    update calendar_imports set tried_at = now(), fault = ${fault}, fault_detail = ${detail}
    where id = ${id}`;
}

/** Removes an import and frees the times that it holds. Returns false if there is none. */
export async function removeImport(sql: Sql, id: number, now: Date): Promise<boolean> {
  const [row] = await sql<[{ removed: boolean }]>`
    select remove_import(${id}::integer, ${businessNow(sql, now)}) as removed`;
  return row.removed;
}
