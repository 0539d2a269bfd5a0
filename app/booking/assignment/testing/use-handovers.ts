import type { TestDatabase } from "#db/testing/test-database";
import { noonOf } from "~/booking/testing/use-rentals";
import { markOut, markReturned } from "~/booking/assignment/handover.queries.server";

/** Provides hand-overs and returns at noon of a day, marked on that day or a later one. */
export function useHandovers(database: TestDatabase) {
  return {
    out: (id: bigint, day: number, now = day) =>
      markOut(database.sql, { id, at: noonOf(day), actor: "nino", now: noonOf(now) }),

    back: (id: bigint, day: number, now = day) =>
      markReturned(database.sql, { id, at: noonOf(day), actor: "nino", now: noonOf(now) }, []),

    async stored(id: bigint) {
      const [row] = await database.sql<
        { status: string; out: string | null; back: string | null }[]
      >`
        select status, iso_utc(out_at) as out, iso_utc(returned_at) as back
        from bookings where id = ${String(id)}::bigint`;
      return row!;
    },

    async eventsOf(id: bigint) {
      const rows = await database.sql<{ kind: string }[]>`
        select kind from booking_events where booking_id = ${String(id)}::bigint order by id`;
      return rows.map(({ kind }) => kind);
    },
  };
}
