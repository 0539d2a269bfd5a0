import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import type { TestDatabase } from "#db/testing/test-database";
import { businessInstant } from "~/web/calendar";
import { createBookingStore } from "~/booking/events/booking-store.server";
import { sendMessage } from "~/booking/manage/my-booking-action.server";
import { readSubject } from "~/booking/person/person-subject.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testSecret } from "~/booking/testing/test-store";

/** A time before the bookings of the customer, and one after them. */
export const BEFORE = businessInstant("2030-06-01", "12:00");
export const AFTER = businessInstant("2030-07-01", "12:00");
export const PERSON = {
  name: "Nino Erasable",
  email: "Nino.Erasable@example.org",
  phone: "+995 555 98 76 54",
  notes: "Allergic to cats",
};
export const BY_EMAIL = readSubject("nino.erasable@EXAMPLE.org")!;
export const MESSAGE = "Call me on my other number";
export const FLIGHT = "TK 386 to Kutaisi";
export const NOTE = "Paid the deposit in cash";

/** Provides bookings of one customer, in a database without others. */
export function useCustomer(database: TestDatabase) {
  const store = () => createBookingStore(database.sql, ["emailVisitor", "telegram"], testSecret);

  beforeEach(async () => {
    await database.sql`truncate bookings, booking_keys, recipient_mails, occupancy cascade`;
  });

  async function place(changes: Partial<Parameters<typeof bookingInput>[0]> = {}) {
    const input = bookingInput({ ...PERSON, ...changes });
    const placed = await placeBooking(store(), input, {
      lang: "en",
      idempotencyKey: randomUUID(),
    });
    if (!placed.ok) throw new Error(placed.reason);
    return placed.booking;
  }

  function setStatus(id: number, status: "confirmed" | "cancelled" | "completed") {
    const update = { id: BigInt(id), status, actor: "admin", now: BEFORE };
    return updateBookingStatus(database.sql, update, store().channels);
  }

  const markSent = () =>
    database.sql`update outbox set sent_at = now(), last_error = ${`no ${PERSON.email}`}`;

  /** Places a finished booking with everything that a customer may leave behind. */
  async function placeFinished() {
    const { sql } = database;
    const booking = await place();
    await sendMessage(store(), { token: booking.token, text: MESSAGE });
    await sql`update bookings set flight = ${FLIGHT} where id = ${booking.id}`;
    await setStatus(booking.id, "confirmed");
    await sql`insert into booking_notes (booking_id, text, actor) values (${booking.id}, ${NOTE}, 'admin')`;
    await sql`
      insert into return_requests (booking_id, return_date, return_time, quote)
      values (${booking.id}, '2030-06-16', '12:00', '{}')`;
    await sql`
      insert into occupancy (car_id, vehicle_id, kind, during, note)
      select car_id, id, 'block', '[2031-01-01,2031-01-02)', 'for 995555987654'
      from vehicles order by id limit 1`;
    await sql`
      insert into decision_links (id, booking_id, expires_at) values ('x', ${booking.id}, now())`;
    await markSent();
    return booking;
  }

  return { store, place, setStatus, markSent, placeFinished };
}
