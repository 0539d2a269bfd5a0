import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";
import { changeBooking } from "~/booking/booking-change.server";
import { quoteColumns } from "~/booking/booking-fields";
import type { Channel } from "~/booking/events/channels";
import { recordEvent, returnChange, tripChange } from "~/booking/events/record-event.server";
import { wishColumns, type TripWish } from "~/booking/returns/trip-wish";
import type { StoredQuote } from "~/catalog/pricing/quote";

/** A moment of a booking: `YYYY-MM-DD` and `HH:MM` in business time. */
export type Moment = { date: string; time: string };

export type ReturnChange = {
  id: bigint;
  /** The revision of the booking that the form has shown. */
  revision?: string;
  /** The return that the form showed. */
  seen: Moment;
  to: Moment;
  /** The price until the new return. The delivery fee stays. */
  quote: StoredQuote;
  actor: string;
  now: Date;
};

/**
 * Extends or shortens an open booking, if a vehicle is free for it. A customer who asked for another return is
 * notified.
 */
export function changeReturn(sql: Sql, change: ReturnChange, channels: readonly Channel[]) {
  const columns = { from: returnColumns(change.seen), to: returnColumns(change.to) };
  return storeTrip(sql, { ...change, columns, history: returnChange(sql) }, channels);
}

function returnColumns({ date, time }: Moment) {
  return { return_date: date, return_time: time };
}

type TripChange = {
  id: bigint;
  /** The revision of the booking that the form has shown. */
  revision: string;
  booked: TripWish;
  wish: TripWish;
  quote: StoredQuote;
  actor: string;
  now: Date;
};

/**
 * Gives an open booking the places, times and extras that its customer asked for, if a vehicle is free for them. The
 * customer is notified.
 */
export function changeTrip(sql: Sql, change: TripChange, channels: readonly Channel[]) {
  const columns = { from: wishColumns(change.booked), to: wishColumns(change.wish) };
  return storeTrip(sql, { ...change, columns, history: tripChange(sql) }, channels);
}

type StoredTrip = Pick<ReturnChange, "id" | "revision" | "quote" | "actor" | "now"> & {
  /** The columns of the trip as the form has shown them, and as they shall be. */
  columns: { from: object; to: object };
  /** Selects what the history says of the change. */
  history: ReturnType<typeof tripChange>;
};

function storeTrip(sql: Sql, trip: StoredTrip, channels: readonly Channel[]) {
  const { id, revision, columns, quote, actor, now, history } = trip;
  return changeBooking(sql, {
    id,
    revision,
    call: (target) => sql`
      change_trip(
        ${target}, ${sql.json(columns.from as never)}, ${sql.json(columns.to as never)},
        ${sql.json(quoteColumns(quote))}::jsonb, ${businessNow(sql, now)}
      )`,
    event: recordEvent(
      sql,
      {
        kind: "extended",
        actor,
        actorKind: "staff",
        change: history,
        notifyIf: sql`(select was_asked from change)`,
      },
      channels,
    ),
  });
}
