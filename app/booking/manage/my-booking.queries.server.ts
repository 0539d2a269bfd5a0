import type { Booking, PassedTimes } from "~/booking/booking";
import { OPEN_STATUSES, type CancelFacts } from "~/booking/status";
import type { WithCar } from "~/booking/booking-car";
import {
  bookingColumns,
  cancelColumns,
  carColumn,
  customerCarColumn,
  passedColumns,
} from "~/booking/booking.queries.server";
import type { Sql } from "~/web/db.server";
import type { Channel } from "~/booking/events/channels";
import { recordEvent } from "~/booking/events/record-event.server";
import { linkedBooking } from "~/booking/links/links.queries.server";
import { provenColumn } from "~/booking/messages/proof.queries.server";
import type { Language } from "~/web/i18n/languages";
import { MAX_MESSAGES } from "./my-booking-constants";

/** The fields of a booking that the holder of its link may see. */
export type BookingDetails = Booking &
  WithCar &
  CancelFacts &
  PassedTimes & {
    lang: Language;
    changes: number;
    /** How often the customer has corrected it. */
    corrections: number;
    /** How many messages the customer has sent, with requests for another trip. */
    messageCount: number;
    /** The time when the status last changed, else when the booking was made: ISO 8601 in UTC. */
    changedAt: string;
    /** The id of the booking in calendars. It does not reveal the token: people share their calendars. */
    calendarUid: string;
    /** Whether the e-mail address is proven. Only a mail to a proven address contains what the customer typed. */
    isProven: boolean;
  };

/**
 * Finds the details of a booking by its id, or of the one that a token opens. With a vehicle the booking is
 * described as if it had that one.
 */
export async function findBookingDetails(
  sql: Sql,
  by: { id: number } | { token: string },
  vehicleId: number | null = null,
) {
  const [row] = await sql<BookingDetails[]>`
    select ${bookingColumns(sql)}, ${"id" in by ? carColumn(sql, vehicleId) : customerCarColumn(sql)}, ${cancelColumns(sql)}, ${passedColumns(sql)}, lang, changes, corrections, message_count as "messageCount", calendar_uid as "calendarUid", ${provenColumn(sql)},
      iso_utc(coalesce(changed_at, created_at)) as "changedAt"
    from bookings, lateral (
      select greatest(count(*)::int - 1, 0) as changes,
        max(event.created_at) filter (where kind <> 'corrected') as changed_at
      from booking_events as event
      where booking_id = bookings.id and kind <> 'message'
    ) as history
    where id = ${"id" in by ? by.id : linkedBooking(sql, by.token)}`;
  return row ?? null;
}

/** A message of a customer. `createdAt` is ISO 8601 in UTC. */
export type Message = { id: number; bookingId: number; text: string; createdAt: string };

/** Finds the language of the booking that a token opens; null if it is unknown. */
export async function findBookingLanguage(sql: Sql, token: string): Promise<Language | null> {
  const [row] = await sql<{ lang: Language }[]>`
    select lang from bookings where id = ${linkedBooking(sql, token)}`;
  return row?.lang ?? null;
}

/** Lists the customers' messages on these bookings, oldest first. */
export async function listMessages(sql: Sql, bookingIds: number[]) {
  return sql<Message[]>`
    select id, booking_id as "bookingId", event_texts.text, iso_utc(created_at) as "createdAt"
    from booking_events join event_texts on event_id = id
    where booking_id = any(${bookingIds}::bigint[]) and kind = 'message'
    order by id`;
}

/**
 * Stores a customer's message, unless it repeats the last one, the booking is closed, or the limit is reached.
 * Returns whether it did.
 */
export async function insertMessage(
  sql: Sql,
  { token, text, requester }: { token: string; text: string; requester?: string | undefined },
  channels: readonly Channel[],
): Promise<boolean> {
  const rows = await sql`
    with booking as (
      update bookings set message_count = message_count + 1, last_message = ${text}
      where id = ${linkedBooking(sql, token)} and status = any(${[...OPEN_STATUSES]}::text[])
        and message_count < ${MAX_MESSAGES} and last_message is distinct from ${text}
      returning id, email
    ), ${recordEvent(sql, { kind: "message", actor: "visitor", actorKind: "visitor", text, requester }, channels)}
    select id from booking`;
  return rows.length > 0;
}

/** Finds why a message could not be stored; null for an unknown booking. */
export async function findMessageState(sql: Sql, token: string, text: string) {
  const [row] = await sql<{ repeated: boolean; full: boolean }[]>`
    select last_message is not distinct from ${text} as repeated,
      message_count >= ${MAX_MESSAGES} as full
    from bookings where id = ${linkedBooking(sql, token)}`;
  return row ?? null;
}

/** What a booking is called by. */
export type BookingName = { id: bigint } | { reference: string };

/** Finds the number of the booking with that name, if it has that e-mail address, ignoring case. */
export async function findNumber(sql: Sql, by: BookingName & { email: string }) {
  const [row] = await sql<{ id: number }[]>`
    select id from bookings where ${isCalled(sql, by)} and lower(email) = lower(${by.email})`;
  return row?.id ?? null;
}

/** Finds the number of the booking with that name. */
export async function findNamed(sql: Sql, by: BookingName): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`select id from bookings where ${isCalled(sql, by)}`;
  return row?.id ?? null;
}

/** Finds the number of the latest booking; null without bookings. */
export async function findLatest(sql: Sql): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`select id from bookings order by id desc limit 1`;
  return row?.id ?? null;
}

function isCalled(sql: Sql, by: BookingName) {
  return "id" in by ? sql`id = ${String(by.id)}::bigint` : sql`reference = ${by.reference}`;
}
