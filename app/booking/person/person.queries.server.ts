import { businessNow } from "~/catalog/availability/time-range.server";
import { bookingColumns } from "~/booking/booking.queries.server";
import type { Booking } from "~/booking/booking";
import type { Sql } from "~/web/db.server";
import { readPhones } from "~/booking/read-phones.server";
import type { SubjectPhone, CustomerSubject } from "./person-subject.server";

/** The states that prevent a booking from being erased. */
export type UnfinishedState = "pending" | "confirmed" | "out";

export type CustomerBooking = Booking & {
  /** What prevents the booking from being erased; null if its customer can be erased. */
  unfinished: UnfinishedState | null;
};

/** Lists the bookings of a customer that were not erased, oldest first. */
export async function listCustomerBookings(sql: Sql, subject: CustomerSubject, now: Date) {
  // Nothing of a customer may be missed during an upgrade.
  if ("phone" in subject) await readPhones(sql);
  return sql<CustomerBooking[]>`
    select ${bookingColumns(sql)},
      case when is_out(bookings) then 'out'
        when is_unfinished(bookings, ${businessNow(sql, now)}) then status end as unfinished
    from bookings
    where erased_at is null and ${isOf(sql, subject)}
    order by id`;
}

function isOf(sql: Sql, subject: CustomerSubject) {
  return "email" in subject
    ? sql`lower(email) = lower(${subject.email})`
    : hasPhone(sql, subject.phone);
}

/** The least number of digits by which unreadable phones are compared: too many bookings would have fewer. */
const MIN_DIGITS = 7;

function hasPhone(sql: Sql, { number, typed, digits }: SubjectPhone) {
  if (number !== null) return sql`phone_e164 collate "C" = ${number}`;
  const hasDigits =
    digits.length < MIN_DIGITS ? sql`false` : sql`phone_digits collate "C" = ${digits}`;
  return sql`phone_e164 collate "C" = '' and (lower(phone) = lower(${typed}) or ${hasDigits})`;
}

/** Returns whether notifications of the last hour about the bookings are unsent. Older ones are ignored. */
export async function isNotifying(sql: Sql, ids: readonly number[]): Promise<boolean> {
  const rows = await sql`
    select from outbox
    where booking_id = any(${[...ids]}::bigint[]) and sent_at is null and dead_at is null
      and next_at < 'infinity' and created_at > now() - interval '1 hour'
    limit 1`;
  return rows.length > 0;
}
