import type { PendingQuery, Row } from "postgres";
import type { Sql } from "~/db.server";
import { staffColumns, type StaffBooking } from "./booking.queries.server";

/** Why the database changed nothing. */
export type Refusal =
  /** There is no such booking, or no such vehicle. */
  | "unknown"
  /** Its status doesn't allow the change. */
  | "refused"
  /** The vehicle is with the renter: the booking ends by its return. */
  | "out"
  /** No vehicle is free; `conflicts` are the bookings in the way. */
  | "full"
  /** The booking has no vehicle yet. */
  | "unassigned"
  /** The vehicle is still with another renter. */
  | "stillOut"
  | "notInService"
  | "future"
  | "beforeOut"
  /** The booking is not as the form showed it. */
  | "stale";

/** `changed` is false if the booking was in the requested state already. */
export type BookingChange =
  | { ok: true; changed: boolean; booking: StaffBooking }
  | { ok: false; reason: Refusal; conflicts: number[] };

type Fragment = PendingQuery<Row[]>;

type Call = {
  id: bigint;
  /** Null where none was shown, as in the calls of the API. */
  revision?: string | null;
  /** A call of a database function that returns outcome, conflicts and booking. */
  call: (id: Fragment) => Fragment;
  /** Table expressions that record the change of the table expression `booking`. */
  event: Fragment;
};

/**
 * Calls a database function that changes a booking, unless the booking has another revision, and records
 * the event in the same statement.
 */
export async function changeBooking(
  sql: Sql,
  { id, revision = null, call, event }: Call,
): Promise<BookingChange> {
  const isSeen =
    revision === null ? sql`true` : sql`lock_seen(${String(id)}::bigint, ${revision}::text)`;
  const [row] = await sql<ChangeRow[]>`
    with seen as materialized (select ${String(id)}::bigint as id where ${isSeen}),
    change as materialized (select change.* from seen, ${call(sql`seen.id`)} as change),
    booking as (select (change.booking).id from change where outcome = 'changed'),
    ${event}
    select outcome, conflicts, ${staffColumns(sql)}
    from (
      select outcome, coalesce(to_jsonb(conflicts), '[]') as conflicts, (change.booking).* from change
    ) as bookings`;
  if (!row) return { ok: false, reason: "stale", conflicts: [] };
  const { outcome, conflicts, ...booking } = row;
  if (outcome !== "changed" && outcome !== "corrected" && outcome !== "unchanged") {
    return { ok: false, reason: outcome, conflicts };
  }
  return { ok: true, changed: outcome !== "unchanged", booking };
}

type ChangeRow = StaffBooking & {
  /** `corrected`: only the history records it. */
  outcome: "changed" | "corrected" | "unchanged" | Refusal;
  conflicts: number[];
};
