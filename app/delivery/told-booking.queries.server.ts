import {
  findBookingDetails,
  type BookingDetails,
} from "~/booking/manage/own-booking.queries.server";
import { findNotices } from "~/booking/notices/stored-notices.server";
import type { BookingNotice } from "~/booking/notices/notices";
import type { OfficeHours } from "~/company/office-hours";
import type { Sql } from "~/db.server";
import { deciderOf } from "~/booking/status.queries.server";
import type { OutboxRow } from "./outbox.queries.server";

/** Everything that a message may tell of a booking as it stands now. */
export type ToldBooking = BookingDetails & {
  token: string;
  /** As staff read them. */
  notices: BookingNotice[];
  /** Of the office, as some notices and the promise of an answer name them. */
  hours: OfficeHours;
  /** Who set its status last; null while nobody has. */
  decidedBy: string | null;
  /** What the visitor wrote, of a row that tells of a message. */
  message: string | null;
  /** Who did what a row tells of; null for what nobody did. */
  actor: string | null;
};

/** The booking of a row; null where it is gone. */
export async function findTold(
  sql: Sql,
  row: Pick<OutboxRow, "bookingId" | "eventId">,
  hours: OfficeHours,
): Promise<ToldBooking | null> {
  const [about] = await sql<Omit<ToldBooking, keyof BookingDetails | "notices" | "hours">[]>`
    select token, event.text as message, event.actor, ${deciderOf(sql)} as "decidedBy"
    from bookings left join booking_events as event on event.id = ${row.eventId}::bigint
    where bookings.id = ${row.bookingId}`;
  const booking = about && (await findBookingDetails(sql, about.token));
  if (!booking) return null;
  const notices = await findNotices(sql, [booking], { reader: "staff", hours });
  return { ...booking, ...about, notices: notices.get(booking.id) ?? [], hours };
}
