import { businessNow } from "~/availability/time-range.server";
import type { Sql } from "~/db.server";
import { changeBooking } from "~/booking/booking-change.server";
import { recordInternalEvent } from "~/booking/events/record-event.server";
import type { Quote } from "~/pricing/quote";

/** A moment of a booking: `YYYY-MM-DD` and `HH:MM` in business time. */
export type Moment = { date: string; time: string };

export type ReturnChange = {
  id: bigint;
  /** The return that the form showed. */
  seen: Moment;
  to: Moment;
  /** The price until the new return. The delivery fee stays. */
  quote: Pick<Quote, "rentalDays" | "pricePerDay" | "totalPrice">;
  actor: string;
  now: Date;
};

/** Extends or shortens an open booking, if a vehicle is free for it. */
export function changeReturn(sql: Sql, change: ReturnChange) {
  const { id, seen, to, quote, actor, now } = change;
  return changeBooking(sql, {
    call: sql`
      change_return(
        ${String(id)}::bigint, ${`${seen.date} ${seen.time}`}::timestamp, ${to.date}::date,
        ${to.time}::time, ${quote.rentalDays}::integer, ${quote.pricePerDay}::numeric,
        ${quote.totalPrice}::numeric, ${businessNow(sql, now)}
      )`,
    event: recordInternalEvent(sql, "extended", actor),
  });
}
