import type { Sql } from "~/db.server";

/**
 * Writes the reminders of confirmed bookings whose pick-up is tomorrow, from 10:00 in Tbilisi on;
 * each once. One that was confirmed after that has just been told of everything.
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

/** Drops what nobody needs any more. What was sent stays as long as a message may be edited. */
export async function deleteOld(sql: Sql) {
  await sql`delete from outbox where sent_at < now() - interval '180 days'`;
  await sql`delete from telegram_updates where created_at < now() - interval '7 days'`;
  await sql`delete from decision_links where expires_at < now()`;
}
