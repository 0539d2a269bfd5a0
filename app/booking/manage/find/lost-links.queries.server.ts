import { claimMail } from "~/booking/events/record-event.server";
import { OPEN_STATUSES } from "~/booking/status";
import type { Sql } from "~/web/db.server";
import type { Language } from "~/web/i18n/languages";

/** The number of bookings whose links one e-mail has. */
const MAX_LINKS = 10;

/** Returns the condition that a row of `bookings` is ahead of its customer, or the vehicle is with them. */
function isCurrent(sql: Sql) {
  return sql`
    erased_at is null and status = any(${[...OPEN_STATUSES]}::text[])
    and (booking_end(bookings) > business_time(now()) or is_out(bookings))`;
}

/**
 * Inserts an e-mail with the links of the current bookings of an address, if it has any, within the limits of e-mails.
 * It inserts none while another one is about to be sent.
 */
export async function insertLinksMail(
  sql: Sql,
  { email, requester }: { email: string; requester: string },
) {
  await sql`
    insert into outbox (booking_id, kind, channel)
    select id, 'links', 'emailVisitor'
    from (
      select id, email from bookings
      where lower(email) = lower(${email}) and ${isCurrent(sql)}
      order by pickup_date, pickup_time, id
      limit 1
    ) as next
    where case
      when exists (
        select from outbox
        where booking_id = next.id and kind = 'links' and sent_at is null and dead_at is null
          and next_at < 'infinity'
      ) then false
      else ${claimMail(sql, sql`next.email`, requester)} end`;
}

/** A booking whose link an e-mail has. `vehicle` is the model that the customer gets. */
export type LinkedBooking = {
  id: number;
  reference: string;
  vehicle: string;
  pickupDate: string;
  returnDate: string;
};

/** Lists the current bookings with the e-mail address of a booking, the next pick-up first. */
export async function listLinkedBookings(sql: Sql, bookingId: number) {
  return sql<LinkedBooking[]>`
    select id, reference, booking_car(id) ->> 'model' as vehicle, pickup_date as "pickupDate",
      return_date as "returnDate"
    from bookings
    where lower(email) = (select lower(email) from bookings where id = ${bookingId} and email <> '')
      and ${isCurrent(sql)}
    order by pickup_date, pickup_time, id
    limit ${MAX_LINKS}`;
}

/** Finds the address and the language of a booking's customer; null if there is no address. */
export async function findRecipient(sql: Sql, bookingId: number) {
  const [row] = await sql<{ id: number; email: string; lang: Language }[]>`
    select id, email, lang from bookings where id = ${bookingId} and email <> ''`;
  return row ?? null;
}
