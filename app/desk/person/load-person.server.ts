import { findBooking } from "~/booking/booking.queries.server";
import { listCustomerNotes, type CustomerNote } from "~/booking/person/person-notes.queries.server";
import { readSubject } from "~/booking/person/person-subject.server";
import { listCustomerBookings, type CustomerBooking } from "~/booking/person/person.queries.server";
import type { Sql } from "~/web/db.server";
import { readId } from "~/web/id";
import { BOOKING, ERASED } from "./person";

type FoundBooking = Pick<
  CustomerBooking,
  "id" | "vehicle" | "pickupDate" | "returnDate" | "status" | "unfinished"
>;

/** What the page shows. */
export type PersonView = {
  /** The e-mail address or phone of the customer. */
  who: string;
  /** The customer's bookings; null before a search. */
  found: FoundBooking[] | null;
  /** Notes about the customer, outside of these bookings; read for the question. */
  notes: CustomerNote[];
  problem: "invalid" | "unknown" | "unfinished" | "notifying" | null;
  /** Whether the page asks before erasing. */
  asks: boolean;
};

export async function findView(sql: Sql, who: string, asks = false): Promise<PersonView> {
  const subject = readSubject(who);
  if (!subject) return { ...NOTHING, who, problem: "invalid" };
  const bookings = await listCustomerBookings(sql, subject, new Date());
  const found = bookings.map(({ id, vehicle, pickupDate, returnDate, status, unfinished }) => {
    return { id, vehicle, pickupDate, returnDate, status, unfinished };
  });
  if (found.length === 0) {
    // A phone whose number can't be read is only found if a booking has it as typed.
    const isUnread = "phone" in subject && subject.phone.number === null;
    return { ...NOTHING, who, problem: isUnread ? "invalid" : "unknown" };
  }
  const ids = found.map(({ id }) => id);
  const notes = asks ? await listCustomerNotes(sql, ids) : [];
  return { who, found, notes, problem: null, asks };
}

const NOTHING: PersonView = { who: "", found: null, notes: [], problem: null, asks: false };

/** Loads the customer of the booking that the address names, and what the last form has erased. */
export async function loadPerson(sql: Sql, request: Request) {
  const { searchParams: search } = new URL(request.url);
  const id = readId(search.get(BOOKING) ?? "");
  const booking = id === null ? null : await findBooking(sql, id);
  const who = booking && (booking.email || booking.phone);
  const view = who ? await findView(sql, who) : NOTHING;
  const erased = Number(readId(search.get(ERASED) ?? "") ?? 0);
  return { view, erased };
}
