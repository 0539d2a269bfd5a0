import type { Channel } from "~/booking/events/channels";
import { recordEvent } from "~/booking/events/record-event.server";
import { linkedBooking } from "~/booking/links/links.queries.server";
import { OPEN_STATUSES } from "~/booking/status";
import type { Sql } from "~/web/db.server";
import type { ReturnTime } from "./read-return";
import type { StoredQuote } from "~/catalog/pricing/quote";

export type ReturnRequestInput = {
  token: string;
  /** The return that the page showed. */
  seen: ReturnTime;
  to: ReturnTime;
  quote: StoredQuote;
  /** The message that staff read, in the customer's language. */
  text: string;
  /** The maximum number of messages on a booking. */
  maxMessages: number;
};

/**
 * Stores that a customer asks for another return, and sends it to the company like a message. Replaces what was
 * asked for before. Returns whether it did: the booking is open, its return is the one seen, and it has not too
 * many messages.
 */
export async function requestReturn(
  sql: Sql,
  asked: ReturnRequestInput,
  channels: readonly Channel[],
) {
  const { token, seen, to, quote, text, maxMessages } = asked;
  const rows = await sql`
    with booking as (
      update bookings set message_count = message_count + 1, last_message = ${text}
      where id = ${linkedBooking(sql, token)} and status = any(${[...OPEN_STATUSES]}::text[])
        and return_date + return_time = ${`${seen.date} ${seen.time}`}::timestamp
        and message_count < ${maxMessages}
      returning id
    ), request as (
      insert into return_requests (booking_id, return_date, return_time, quote)
      select id, ${to.date}::date, ${to.time}::time, ${sql.json(quote)}::jsonb from booking
      on conflict (booking_id) do update set
        return_date = excluded.return_date, return_time = excluded.return_time,
        quote = excluded.quote, requested_at = now(), declined_at = null
    ), ${recordEvent(sql, { kind: "message", actor: "visitor", actorKind: "visitor", text }, channels)}
    select id from booking`;
  return rows.length > 0;
}
