import { businessNow } from "~/availability/time-range.server";
import { bookingColumns } from "~/booking/booking.queries.server";
import type { Booking } from "~/booking/booking";
import type { Sql } from "~/db.server";
import type { PersonSubject } from "./person-subject";

/** What keeps a booking from being erased. */
export type Unfinished = "pending" | "confirmed" | "out";

export type PersonBooking = Booking & {
  /** Null: its person can be erased. */
  unfinished: Unfinished | null;
};

/** The bookings of a person that were not erased, oldest first. */
export async function listPersonBookings(sql: Sql, subject: PersonSubject, now: Date) {
  return sql<PersonBooking[]>`
    select ${bookingColumns(sql)},
      case when is_out(bookings) then 'out'
        when is_unfinished(bookings, ${businessNow(sql, now)}) then status end as unfinished
    from bookings
    where erased_at is null and ${isOf(sql, subject)}
    order by id`;
}

function isOf(sql: Sql, subject: PersonSubject) {
  return "email" in subject
    ? sql`lower(email) = lower(${subject.email})`
    : sql`phone_digits collate "C" = any(${subject.phones})`;
}

/** Erases the persons of bookings if all are finished. Returns the ids of those that are not. */
export async function eraseFinished(sql: Sql, ids: readonly number[], now: Date) {
  const [row] = await sql<[{ unfinished: number[] }]>`
    select to_jsonb(erase_finished_bookings(${[...ids]}::bigint[], ${businessNow(sql, now)}))
      as unfinished`;
  return row.unfinished;
}

/** Whether notifications of the last hour about the bookings are unsent. Older ones are ignored. */
export async function isNotifying(sql: Sql, ids: readonly number[]): Promise<boolean> {
  const rows = await sql`
    select from outbox
    where booking_id = any(${[...ids]}::bigint[]) and sent_at is null and dead_at is null
      and created_at > now() - interval '1 hour'
    limit 1`;
  return rows.length > 0;
}

export type ExportedEvent = {
  bookingId: number;
  kind: string;
  actor: string;
  text: string | null;
  at: string;
};

/** The history of the bookings, with the visitors' messages. */
export async function listPersonEvents(sql: Sql, ids: readonly number[]) {
  return sql<ExportedEvent[]>`
    select booking_id as "bookingId", kind, actor, event_texts.text, iso_utc(created_at) as at
    from booking_events left join event_texts on event_id = booking_events.id
    where booking_id = any(${[...ids]}::bigint[])
    order by booking_events.id`;
}

export type ExportedNotification = {
  bookingId: number;
  kind: string;
  channel: string;
  createdAt: string;
  sentAt: string | null;
  error: string | null;
};

export async function listPersonNotifications(sql: Sql, ids: readonly number[]) {
  return sql<ExportedNotification[]>`
    select booking_id as "bookingId", kind, channel, iso_utc(created_at) as "createdAt",
      iso_utc(sent_at) as "sentAt", last_error as error
    from outbox
    where booking_id = any(${[...ids]}::bigint[])
    order by id`;
}

export type ExportedDetails = {
  bookingId: number;
  lang: string;
  source: string;
  plate: string | null;
  outAt: string | null;
  returnedAt: string | null;
  staffNote: string | null;
  askedReturn: { date: string; time: string; at: string } | null;
};

/** What else is stored with the bookings. */
export async function listPersonDetails(sql: Sql, ids: readonly number[]) {
  return sql<ExportedDetails[]>`
    select bookings.id as "bookingId", lang, source, booking_plate(bookings.id) as plate,
      iso_utc(out_at) as "outAt", iso_utc(returned_at) as "returnedAt",
      booking_notes.text as "staffNote",
      case when asked.booking_id is not null then jsonb_build_object(
        'date', asked.return_date, 'time', to_char(asked.return_time, 'HH24:MI'),
        'at', iso_utc(asked.requested_at)
      ) end as "askedReturn"
    from bookings
      left join booking_notes on booking_notes.booking_id = bookings.id
      left join return_requests as asked on asked.booking_id = bookings.id
    where bookings.id = any(${[...ids]}::bigint[])`;
}
