import type { Sql } from "~/web/db.server";
import { claimMail } from "~/booking/events/record-event.server";
import type { BookingStore } from "~/booking/events/booking-store.server";

/**
 * Sends the link of a booking to its customer again, by e-mail, within the limit for the address: a repeat without
 * its key or cookie may come from the customer's other browser.
 */
export async function resendLink(
  { sql, channels, wakeNodes }: BookingStore,
  request: { bookingId: number; requester: string },
) {
  if (!channels.includes("emailVisitor")) return;
  await insertPlacedMail(sql, request);
  wakeNodes();
}

/**
 * Inserts another e-mail with the link. It inserts nothing while the first one is about to be sent; an e-mail that
 * a restore holds is not.
 */
async function insertPlacedMail(
  sql: Sql,
  { bookingId, requester }: { bookingId: number; requester: string },
) {
  await sql`
    insert into outbox (booking_id, event_id, kind, channel)
    select bookings.id, booking_events.id, 'placed', 'emailVisitor'
    from bookings join booking_events on booking_id = bookings.id and kind = 'placed'
    where bookings.id = ${bookingId} and case
      when exists (
        select from outbox
        where booking_id = bookings.id and kind = 'placed' and channel = 'emailVisitor'
          and sent_at is null and dead_at is null and next_at < 'infinity'
      ) then false
      else ${claimMail(sql, sql`email`, requester)} end`;
}
