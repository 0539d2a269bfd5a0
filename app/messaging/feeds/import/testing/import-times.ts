import type { TimeRange } from "~/catalog/availability/availability";
import type { Sql } from "~/web/db.server";
import { insertImport, storeCalendar } from "~/messaging/feeds/import/imports.queries.server";

type Times = { vehicleId: number; source: string; periods: readonly TimeRange[]; now: Date };

/** Imports a calendar with these times for a vehicle. An import with the same source replaces the times. */
export async function importTimes(sql: Sql, { vehicleId, source, periods, now }: Times) {
  const url = `https://calendars.example/${source}.ics`;
  await insertImport(sql, { vehicleId, source, url });
  const [found] = await sql<{ id: number }[]>`
    select id from calendar_imports where vehicle_id = ${vehicleId} and url = ${url}`;
  if (!found) return { id: null, outcome: "unknown" as const };
  const events = periods.map(({ start, end }, index) => ({
    uid: String(index),
    starts: start,
    ends: end,
  }));
  const known = events.map(({ uid }) => uid);
  return {
    id: found.id,
    outcome: await storeCalendar(sql, found.id, {
      events,
      known,
      unread: [],
      acceptEmpty: false,
      now,
    }),
  };
}
