import { businessNow } from "~/availability/time-range.server";
import type { Sql } from "~/db.server";
import type { ImportFault } from "./import-fault";
import type { CalendarEvent } from "./read-calendar.server";

/** The calendar of another site, whose events take a vehicle. */
export type CalendarImport = {
  id: number;
  vehicleId: number;
  modelId: number;
  model: string;
  plate: string | null;
  number: number;
  /** As staff call it, such as the name of the other site. */
  source: string;
  url: string;
  /** ISO 8601 in UTC; null before the first try. */
  triedAt: string | null;
  /** When its events were last stored. */
  fetchedAt: string | null;
  /** Of the last try; a text of `IMPORT_FAULTS`. */
  fault: string | null;
  faultDetail: string;
  /** Its events that are not over, and those of them that collide. */
  events: number;
  colliding: number;
};

export function listImports(sql: Sql, now: Date): Promise<CalendarImport[]> {
  return sql<CalendarImport[]>`
    select imports.id, vehicles.id as "vehicleId", cars.id as "modelId", cars.name as model, plate,
      number, imports.source, url, iso_utc(tried_at) as "triedAt", iso_utc(fetched_at) as "fetchedAt",
      fault, fault_detail as "faultDetail",
      count(occupancy.id)::integer as events,
      (count(occupancy.id) filter (where occupancy.vehicle_id is null))::integer as colliding
    from calendar_imports as imports
    join vehicles on vehicles.id = imports.vehicle_id
    join cars on cars.id = car_id
    left join occupancy on import_id = imports.id and upper(during) > ${businessNow(sql, now)}
    group by imports.id, vehicles.id, cars.id
    order by sort_order, cars.name, cars.id, number, imports.id`;
}

/** Null if the vehicle has this calendar already, or does not exist. It is due at once. */
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

type Read = { events: readonly CalendarEvent[]; known: readonly string[]; now: Date };

/** Replaces the events of an import. `empty`: nothing was stored or freed. */
export async function storeCalendar(sql: Sql, id: number, { events, known, now }: Read) {
  const [row] = await sql<[{ outcome: "stored" | "empty" | "unknown" }]>`
    select store_calendar(
      ${id}::integer, ${sql.json([...events])}, ${[...known]}::text[], ${businessNow(sql, now)}
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

/** Frees what it holds. False if there is none. */
export async function removeImport(sql: Sql, id: number, now: Date): Promise<boolean> {
  const [row] = await sql<[{ removed: boolean }]>`
    select remove_import(${id}::integer, ${businessNow(sql, now)}) as removed`;
  return row.removed;
}
