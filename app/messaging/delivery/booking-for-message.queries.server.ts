import {
  findBookingDetails,
  type BookingDetails,
} from "~/booking/manage/my-booking.queries.server";
import { listShortGaps, type ShortGap } from "~/booking/notices/short-gaps.queries.server";
import { findNotices } from "~/booking/notices/stored-notices.server";
import type { BookingNotice } from "~/booking/notices/notices";
import type { OfficeHours } from "~/catalog/company/company";
import type { Sql } from "~/web/db.server";
import { vehicleColumns } from "~/booking/booking.queries.server";
import { deciderOf } from "~/booking/status.queries.server";
import { isReplyKind } from "~/booking/events/channels";
import type { OutboxRow } from "./outbox.queries.server";

/** A booking with its present state and what messages say about it. */
export type BookingForMessage = BookingDetails & {
  /** The notices of the booking as staff see them. */
  notices: BookingNotice[];
  /** The short gaps around the booking, for staff. There are none unless it is confirmed. */
  gaps: ShortGap[];
  /** The office hours, for the notices and the time of the reply. */
  hours: OfficeHours;
  /** The deadline of the answer that has passed, while the booking waits for it; null if none has. */
  passedDeadline: Date | null;
  /** The model of the assigned vehicle, or null. Messages to the company have it. */
  vehicleModel: string | null;
  vehiclePlate: string | null;
  /** What the customer has to be notified of: they have a car now, another one, or another plate. */
  carNews: CarNews | null;
  /** The plate that the customer was shown. */
  shownPlate: string | null;
  /** The actor who set the booking's status last, or null. */
  decidedBy: string | null;
  /** The customer's message, or a correction in JSON, if the row is about one. */
  message: string | null;
  /** The sentence of staff who declined what the customer asked for, or empty. */
  declineNote: string;
  /** The actor of the row's event; null without an event. */
  actor: string | null;
};

/** The news about a car. `named`: a booking that was confirmed without a model has one now, and a price. */
export type CarNews = "ready" | "model" | "plate" | "named";

/**
 * Finds the booking of a row; null if it was deleted. With a vehicle the booking is described as if it had that
 * one.
 */
export async function findBookingForMessage(
  sql: Sql,
  row: Pick<OutboxRow, "bookingId" | "eventId">,
  hours: OfficeHours,
  vehicleId: number | null = null,
): Promise<BookingForMessage | null> {
  const [details] = await sql<
    Omit<BookingForMessage, Exclude<keyof BookingDetails, "id"> | "notices" | "gaps" | "hours">[]
  >`
    select bookings.id, event_texts.text as message, event.actor,
      coalesce(asked.decline_note, '') as "declineNote", ${deciderOf(sql)} as "decidedBy",
      ${vehicleColumns(sql)},
      case when event.kind = 'modelChanged' then 'named'
        else car_news(notified, booking_car(bookings.id, ${vehicleId}::integer)) end as "carNews",
      notified.plate as "shownPlate",
      (
        select due_at from reply_reminders where booking_id = bookings.id and kind = 'overdue'
      ) as "passedDeadline"
    from bookings left join booking_events as event on event.id = ${row.eventId}::bigint
      left join event_texts on event_texts.event_id = event.id
      left join return_requests as asked on asked.booking_id = bookings.id
      left join notified_cars as notified on notified.booking_id = bookings.id
    where bookings.id = ${row.bookingId}`;
  const booking = details && (await findBookingDetails(sql, details, vehicleId));
  if (!booking) return null;
  const [notices, gaps] = await Promise.all([
    findNotices(sql, [booking], { audience: "staff", hours }),
    listShortGaps(sql, booking.id),
  ]);
  return { ...booking, ...details, notices: notices.get(booking.id) ?? [], gaps, hours };
}

/** Returns whether a row is a reminder of a request that was answered since it was written. */
export function isAnswered({ kind }: Pick<OutboxRow, "kind">, { status }: BookingForMessage) {
  return isReplyKind(kind) && status !== "pending";
}
