import type { Channel } from "~/booking/events/channels";
import { recordEvent } from "~/booking/events/record-event.server";
import { linkedBooking } from "~/booking/links/links.queries.server";
import { OPEN_STATUSES } from "~/booking/status";
import type { Sql } from "~/web/db.server";
import type { ReturnTime } from "./read-return";
import { wishColumns, type TripWish } from "./trip-wish";
import type { StoredQuote } from "~/catalog/pricing/quote";

export type ReturnRequestInput = {
  token: string;
  /** The return that the page showed. */
  seen: ReturnTime;
  to: ReturnTime;
  /** Places, times and extras, where more than the return is asked for; `booked` is what the page showed of them. */
  trip?: { booked: TripWish; wish: TripWish } | null;
  quote: StoredQuote;
  /** The message that staff read, in the customer's language. */
  text: string;
  /** The maximum number of messages on a booking. */
  maxMessages: number;
  /** How many messages the booking had when it was read. Without it, that is not compared. */
  messageCount?: number;
  /** Who causes the e-mail to the customer, as `requesterOf` returns it. */
  requester?: string | undefined;
};

/**
 * Stores that a customer asks for another return or trip, and sends it to the company like a message. Replaces what was
 * asked for before. Returns whether it did: the booking is open and as it was seen, and it has not too many messages, nor
 * one since it was read, which may be the same request from a second press.
 */
export async function requestReturn(
  sql: Sql,
  asked: ReturnRequestInput,
  channels: readonly Channel[],
) {
  const { token, seen, to, trip = null, quote, text, maxMessages, messageCount, requester } = asked;
  const wish = trip && sql.json(trip.wish);
  const isSeen = trip
    ? sql`jsonb_populate_record(bookings, ${sql.json(wishColumns(trip.booked) as never)}) is not distinct from bookings`
    : sql`return_date + return_time = ${`${seen.date} ${seen.time}`}::timestamp`;
  const rows = await sql`
    with booking as (
      update bookings set message_count = message_count + 1, last_message = ${text}
      where id = ${linkedBooking(sql, token)} and status = any(${[...OPEN_STATUSES]}::text[])
        and ${isSeen}
        and message_count < ${maxMessages}
        and message_count = coalesce(${messageCount ?? null}::integer, message_count)
      returning id, email
    ), request as (
      insert into return_requests (booking_id, return_date, return_time, quote, wish)
      select id, ${to.date}::date, ${to.time}::time, ${sql.json(quote)}::jsonb, ${wish}::jsonb
      from booking
      on conflict (booking_id) do update set
        return_date = excluded.return_date, return_time = excluded.return_time,
        quote = excluded.quote, wish = excluded.wish, requested_at = now(), declined_at = null,
        decline_note = ''
    ), ${recordEvent(sql, { kind: "message", actor: "visitor", actorKind: "visitor", text, requester }, channels)}
    select id from booking`;
  return rows.length > 0;
}
