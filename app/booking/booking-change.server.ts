import type { PendingQuery, Row } from "postgres";
import type { Sql } from "~/web/db.server";
import { staffColumns, type StaffBooking } from "./booking.queries.server";

/** The reasons for which the database changes nothing. */
export type Refusal =
  /** There is no such booking, or no such vehicle. */
  | "unknown"
  /** The booking's status doesn't allow the change. */
  | "refused"
  /** The vehicle is with the customer: the booking ends by its return. */
  | "out"
  /** No vehicle is free; `conflicts` are the bookings in the way. */
  | "full"
  /** The booking has no vehicle yet. */
  | "unassigned"
  /** The vehicle is still with another customer. */
  | "stillOut"
  | "notInService"
  | "future"
  | "beforeOut"
  /** The booking is not as the form showed it. */
  | "stale";

/** The result of a change. `changed` is false if the booking was in the requested state already. */
export type BookingChange<Reason extends string = Refusal> =
  | { ok: true; changed: boolean; booking: StaffBooking; undoId: number | null }
  | { ok: false; reason: Reason; conflicts: number[] };

type Fragment = PendingQuery<Row[]>;

/** A change that an account may undo. Its messages leave once the time for undoing is over. */
export type UndoOptions = { userId: number; seconds: number };

/** What a change locks besides its booking: another booking, and the model of a vehicle. */
type AlsoLocks = { otherId?: bigint; vehicleId?: number };

type Call = {
  id: bigint;
  /** The revision of the booking that the form has shown; null where none was shown, as in the API. */
  revision?: string | null;
  undo?: UndoOptions | null;
  alsoLocks?: AlsoLocks;
  /** Returns the call of a database function that returns outcome, conflicts and booking. */
  call: (id: Fragment) => Fragment;
  /**
   * The table expressions that record the change of the table expression `booking`. `seen` has the car before the
   * change, the booking as it `was`, and whether it was `pinned`.
   */
  event: Fragment;
};

/**
 * Calls a database function that changes a booking, unless the booking has another revision, and records
 * the event, and how to undo it, in the same statement.
 */
export async function changeBooking<Reason extends string = Refusal>(
  sql: Sql,
  { id, revision = null, undo = null, alsoLocks, call, event }: Call,
): Promise<BookingChange<Reason | "stale">> {
  const isSeen =
    revision === null ? sql`true` : sql`lock_seen(${String(id)}::bigint, ${revision}::text)`;
  const [row] = await sql<ChangeRow<Reason>[]>`
    with seen as materialized (
      select id, booking_car(id) as car,
        (select bookings from bookings where bookings.id = asked.id) as was,
        (select pinned from occupancy where booking_id = asked.id) as pinned
      from (select ${String(id)}::bigint as id) as asked where ${isSeen}
    ),
    before as materialized (
      select id, ${undo ? statesBefore(sql, id, alsoLocks) : sql`null::jsonb`} as states from seen
    ),
    change as materialized (
      select change.*, before.states from before, ${call(sql`before.id`)} as change
    ),
    booking as (select (change.booking).id from change where outcome = 'changed'),
    ${undo ? undoPoint(sql, undo) : sql`undo_point as (select null::bigint as id)`},
    ${event}
    select outcome, conflicts, (select id from undo_point) as "undoId", ${staffColumns(sql)}
    from (
      select outcome, coalesce(to_jsonb(conflicts), '[]') as conflicts, (change.booking).* from change
    ) as bookings`;
  if (!row) return { ok: false, reason: "stale", conflicts: [] };
  const { outcome, conflicts, undoId, ...booking } = row;
  if (outcome !== "changed" && outcome !== "corrected" && outcome !== "unchanged") {
    return { ok: false, reason: outcome, conflicts };
  }
  return { ok: true, changed: outcome !== "unchanged", booking, undoId };
}

/** Selects the states before the change. It takes the locks that the change needs. */
function statesBefore(sql: Sql, id: bigint, { otherId, vehicleId }: AlsoLocks = {}) {
  const ids = [id, ...(otherId === undefined ? [] : [otherId])].map(String);
  return sql`states_before_change(${ids}::bigint[], ${vehicleId ?? null}::integer)`;
}

/** Inserts the undo point. A trigger of its table adds what the statement has changed, and holds the messages. */
function undoPoint(sql: Sql, { userId, seconds }: UndoOptions) {
  return sql`
    undo_point as (
      insert into undo_points (booking_id, user_id, before, expires_at)
      select (change.booking).id, ${userId}, states,
        clock_timestamp() + make_interval(secs => ${seconds}::double precision)
      from change where outcome in ('changed', 'corrected')
      returning id
    )`;
}

type ChangeRow<Reason> = StaffBooking & {
  /** The outcome that the database function returns; after `corrected` only the history records the change. */
  outcome: "changed" | "corrected" | "unchanged" | Reason;
  conflicts: number[];
  undoId: number | null;
};
