import type { Page } from "~/booking/agenda/listed";
import type { Booking, ContactPreference, CustomerPhone } from "~/booking/booking";
import type { TripWish } from "~/booking/returns/trip-wish";
import type { StoredQuote } from "~/catalog/pricing/quote";
import type { WithCar } from "~/booking/booking-car";
import { carColumn } from "~/booking/booking.queries.server";
import type { Message } from "~/booking/manage/my-booking.queries.server";
import { OPEN_STATUSES, type BookingStatus } from "~/booking/status";
import type { Sql } from "~/web/db.server";

type Writer = CustomerPhone &
  WithCar & {
    id: number;
    name: string;
    /** The e-mail address; empty if the booking has none. */
    email: string;
    contactPreference: ContactPreference;
    status: BookingStatus;
    /** Whether the vehicle is with the customer. */
    isOut: boolean;
  };

/** The kinds of what staff have to look at: a message, or a correction, whose text is JSON. */
export type WrittenKind = "message" | "corrected";

/** The messages and corrections of a booking that wait for staff, oldest first. */
export type WaitingMessages = Writer & {
  /** The messages; `createdAt` is ISO 8601 in UTC. */
  messages: { kind: WrittenKind; text: string; createdAt: string }[];
  /** The id of the last message, up to which a form marks them as answered: a later one waits on. */
  lastId: number;
};

/** The numbers of what waits for a reply: messages, and wishes for another return. */
export type WaitingCounts = { messages: number; wishes: number };

export async function countWaiting(sql: Sql): Promise<WaitingCounts> {
  const [row] = await sql<[WaitingCounts]>`
    select
      (select count(*) from customer_messages where answered_at is null)::int as messages,
      (
        select count(*) from return_requests join bookings on bookings.id = booking_id
        where ${isOpenWish(sql)}
      )::int as wishes`;
  return row;
}

/**
 * Lists the messages that wait by booking: first those of customers who have their vehicle, then the oldest. With
 * `ids` it lists only those of these bookings.
 */
export function listWaitingMessages(
  sql: Sql,
  { limit, offset = 0, ids = null }: Page & { ids?: readonly number[] | null },
): Promise<WaitingMessages[]> {
  return sql<WaitingMessages[]>`
    with waiting as materialized (
      select booking_id, min(event_id) as first_id, max(event_id) as last_id
      from customer_messages
      where answered_at is null
        and ${ids === null ? sql`true` : sql`booking_id = any(${[...ids]}::bigint[])`}
      group by booking_id
    ), found as materialized (
      select waiting.*, is_out(bookings) as is_out
      from waiting join bookings on bookings.id = booking_id
      order by is_out(bookings) desc, first_id limit ${limit} offset ${offset}
    )
    select ${writerColumns(sql)}, found.is_out as "isOut", last_id as "lastId", (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', event.kind, 'text', event_texts.text, 'createdAt', iso_utc(event.created_at))
          order by event.id
        ), '[]'
      )
      from customer_messages as message
      join booking_events as event on event.id = message.event_id
      join event_texts on event_texts.event_id = event.id
      where message.booking_id = bookings.id and answered_at is null
    ) as messages
    from found join bookings on bookings.id = booking_id
    order by found.is_out desc, first_id`;
}

/** Counts the bookings with messages that wait: a list shows those of each together. */
export async function countWaitingBookings(sql: Sql): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(distinct booking_id)::int as count from customer_messages where answered_at is null`;
  return row.count;
}

/** A customer's wish for another return or trip. Times are business time. */
export type ReturnWish = Writer & {
  /** The trip as it is booked, with the lines of its price. */
  booked: TripWish & Pick<Booking, "lines">;
  /** Places, times and extras as asked for; null where only another return is. */
  wish: TripWish | null;
  wishedLines: StoredQuote["lines"];
  returnDate: string;
  returnTime: string;
  wishedDate: string;
  wishedTime: string;
  currency: "USD" | "GEL";
  /** The sum to pay as booked, in `currency`, and with the wish. */
  toPay: number;
  wishedToPay: number;
  /** The time when the customer asked, ISO 8601 in UTC. */
  requestedAt: string;
};

/** Lists the wishes that nobody has decided on, the next planned return first. */
export function listReturnWishes(sql: Sql, { limit, offset = 0 }: Page): Promise<ReturnWish[]> {
  return sql<ReturnWish[]>`
    select ${writerColumns(sql)}, is_out(bookings) as "isOut",
      bookings.return_date as "returnDate", to_char(bookings.return_time, 'HH24:MI') as "returnTime",
      wish.return_date as "wishedDate", to_char(wish.return_time, 'HH24:MI') as "wishedTime",
      wish, quote -> 'lines' as "wishedLines", jsonb_build_object(
        'pickup', pickup, 'return', "return", 'placeNames', place_names, 'deliveryFee', delivery_fee,
        'pickupDate', pickup_date, 'pickupTime', to_char(pickup_time, 'HH24:MI'),
        'returnDate', bookings.return_date, 'returnTime', to_char(bookings.return_time, 'HH24:MI'),
        'addChildSeat', add_child_seat, 'addSkiRack', add_ski_rack, 'lines', lines
      ) as booked,
      currency, coalesce(payable, total_price) as "toPay",
      coalesce(quote ->> 'payable', quote ->> 'totalPrice')::float8 as "wishedToPay",
      iso_utc(requested_at) as "requestedAt"
    from return_requests as wish join bookings on bookings.id = booking_id
    where ${isOpenWish(sql)}
    order by bookings.return_date, bookings.return_time, bookings.id limit ${limit} offset ${offset}`;
}

function isOpenWish(sql: Sql) {
  return sql`declined_at is null and status = any(${[...OPEN_STATUSES]}::text[])`;
}

function writerColumns(sql: Sql) {
  return sql`
    bookings.id, name, phone, nullif(phone_e164, '') as "phoneE164", email,
    contact_preference as "contactPreference", status, ${carColumn(sql)}`;
}

/**
 * A message as staff see it, with who marked it as answered. That is null if the message waits, or never needed a
 * reply.
 */
export type StaffMessage = Message & {
  kind: WrittenKind;
  answeredBy: string | null;
  answeredAt: string | null;
  /** Whether nobody has marked it as answered. */
  isWaiting: boolean;
};

/** Lists the messages on these bookings, oldest first, with who answered, which customers don't read. */
export function listStaffMessages(sql: Sql, bookingIds: number[]): Promise<StaffMessage[]> {
  return sql<StaffMessage[]>`
    select event.id, event.booking_id as "bookingId", event.kind, event_texts.text,
      iso_utc(event.created_at) as "createdAt",
      answered_by as "answeredBy", iso_utc(answered_at) as "answeredAt",
      message.event_id is not null and answered_at is null as "isWaiting"
    from booking_events as event
    join event_texts on event_texts.event_id = event.id
    left join customer_messages as message on message.event_id = event.id
    where event.booking_id = any(${bookingIds}::bigint[])
    order by event.id`;
}

type MarkedMessages = { bookingId: bigint; lastId: bigint; actor: string };

/** Marks the messages up to one as answered. Returns how many it has marked: none if somebody else did. */
export async function markAnswered(sql: Sql, { bookingId, lastId, actor }: MarkedMessages) {
  const { count } = await sql`
    update customer_messages set answered_by = ${actor}, answered_at = now()
    where booking_id = ${String(bookingId)}::bigint and event_id <= ${String(lastId)}::bigint
      and answered_at is null`;
  return count;
}
