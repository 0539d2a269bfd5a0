import type { Channel } from "~/booking/events/channels";
import type { Sql } from "~/web/db.server";

/** The time in Tbilisi from which reminders are sent. */
const REMINDER_TIME = "10:00";

/**
 * Inserts one reminder for each confirmed booking whose pick-up is tomorrow, from `REMINDER_TIME` on. A booking
 * that was confirmed after that needs none: its confirmation has just been sent.
 */
export async function insertReminders(sql: Sql, now: Date) {
  await sql`
    with clock as (
      select business_time(${now.toISOString()}) as local
    )
    insert into outbox (booking_id, kind, channel)
    select bookings.id, 'reminder', 'emailVisitor'
    from clock, bookings
    where bookings.status = 'confirmed' and pickup_date = clock.local::date + 1
      and clock.local::time >= ${REMINDER_TIME}::time
      and not exists (
        select from booking_events as event
        where event.booking_id = bookings.id and event.kind = 'confirmed'
          and business_time(event.created_at) >= clock.local::date + ${REMINDER_TIME}::time
      )
    on conflict (booking_id, channel) where kind = 'reminder' do nothing`;
}

/** The hours within which a message about the day is sent: a node that starts later sends none. */
const SENT_WITHIN_HOURS = { morning: 6, evening: 3 };

export type DayMessage = keyof typeof SENT_WITHIN_HOURS;

type DayMessageRow = { kind: DayMessage; hour: number; channels: readonly Channel[] };

/**
 * Inserts one message about the work of the day, or in the evening of the next one, for each channel, from an hour
 * in Tbilisi on.
 */
export async function insertDayMessage(
  sql: Sql,
  now: Date,
  { kind, hour, channels }: DayMessageRow,
) {
  await sql`
    with clock as (
      select business_time(${now.toISOString()}) as local
    )
    insert into outbox (kind, channel, day)
    select ${kind}, channel, local::date
    from clock, unnest(${[...channels]}::text[]) as channel
    where extract(hour from local)
      between ${hour}::integer and ${hour + SENT_WITHIN_HOURS[kind] - 1}::integer
    on conflict do nothing`;
}
