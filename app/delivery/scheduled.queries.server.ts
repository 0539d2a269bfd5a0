import type { Channel } from "~/booking/events/channels";
import type { Sql } from "~/db.server";

/**
 * One reminder for each confirmed booking whose pick-up is tomorrow, from 10:00 in Tbilisi on. A
 * booking that was confirmed after that needs none: its confirmation has just been sent.
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
      and clock.local::time >= time '10:00'
      and not exists (
        select from booking_events as event
        where event.booking_id = bookings.id and event.kind = 'confirmed'
          and business_time(event.created_at) >= clock.local::date + time '10:00'
      )
    on conflict (booking_id, channel) where kind = 'reminder' do nothing`;
}

/** A node that starts later in the day sends no morning message. */
const MORNING_HOURS = 6;

/** One message about the work of the day for each channel, from an hour in Tbilisi on. */
export async function insertMorning(
  sql: Sql,
  now: Date,
  { hour, channels }: { hour: number; channels: readonly Channel[] },
) {
  await sql`
    with clock as (
      select business_time(${now.toISOString()}) as local
    )
    insert into outbox (kind, channel, day)
    select 'morning', channel, local::date
    from clock, unnest(${[...channels]}::text[]) as channel
    where extract(hour from local) between ${hour}::integer and ${hour + MORNING_HOURS - 1}::integer
    on conflict (day, channel) where kind = 'morning' do nothing`;
}
