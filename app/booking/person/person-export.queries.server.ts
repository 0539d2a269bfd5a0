import type { Sql } from "~/web/db.server";

export type ExportedEvent = {
  bookingId: number;
  kind: string;
  actor: string;
  text: string | null;
  at: string;
};

/** Lists the history of the bookings, with the customers' messages. */
export async function listCustomerEvents(sql: Sql, ids: readonly number[]) {
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

export async function listCustomerNotifications(sql: Sql, ids: readonly number[]) {
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
  /** The model that the customer asked for. */
  bookedModel: string;
  /** The model of the assigned vehicle, or null. */
  model: string | null;
  plate: string | null;
  /** The vehicles that the booking had before, after it had begun. */
  formerCars: { model: string; plate: string | null; since: string; until: string }[];
  outAt: string | null;
  returnedAt: string | null;
  staffNote: string | null;
  /** The address that the customer has confirmed, or null. */
  provenEmail: string | null;
  cancelReason: string | null;
  cancelNote: string;
  /** What the customer asked for last; `declineNote` is the sentence of staff who declined it, or empty. */
  askedReturn: {
    date: string;
    time: string;
    wish: object | null;
    at: string;
    declineNote: string;
  } | null;
};

/** Lists what else is stored with the bookings. */
export async function listCustomerDetails(sql: Sql, ids: readonly number[]) {
  return sql<ExportedDetails[]>`
    select bookings.id as "bookingId", lang, source, booking_car(bookings.id) ->> 'plate' as plate,
      coalesce(booked_vehicle, vehicle) as "bookedModel",
      case when booking_car(bookings.id) ->> 'vehicleId' is not null
        then booking_car(bookings.id) ->> 'model' end as model,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'model', cars.name, 'plate', vehicles.plate, 'since', iso_utc(since), 'until', iso_utc(until)
        ) order by former.id)
        from former_assignments as former
          join vehicles on vehicles.id = former.vehicle_id join cars on cars.id = vehicles.car_id
        where former.booking_id = bookings.id
      ), '[]') as "formerCars",
      iso_utc(out_at) as "outAt", iso_utc(returned_at) as "returnedAt",
      booking_notes.text as "staffNote",
      proven_email as "provenEmail", cancel_reason as "cancelReason", cancel_note as "cancelNote",
      case when asked.booking_id is not null then jsonb_build_object(
        'date', asked.return_date, 'time', to_char(asked.return_time, 'HH24:MI'),
        'wish', asked.wish, 'at', iso_utc(asked.requested_at), 'declineNote', asked.decline_note
      ) end as "askedReturn"
    from bookings
      left join booking_notes on booking_notes.booking_id = bookings.id
      left join return_requests as asked on asked.booking_id = bookings.id
    where bookings.id = any(${[...ids]}::bigint[])`;
}
