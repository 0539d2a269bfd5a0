import type { Channel } from "~/booking/events/channels";
import { MAILS_PER_RECIPIENT } from "~/booking/events/record-event.server";
import type { ReplyRules } from "~/booking/reply-by";
import { dueReminders } from "~/booking/unanswered/reply-reminders";
import { listWaitingRequests } from "~/booking/unanswered/reply-reminders.queries.server";
import type { Sql } from "~/web/db.server";
import { ALERT_CHANNELS } from "./alerts/alerts.queries.server";

type ReminderContext = {
  now: Date;
  /** The enabled channels. */
  channels: readonly Channel[];
  replyRules: ReplyRules;
};

/** The company as who causes an e-mail: strangers don't use up what it may send. */
const BY_COMPANY = "company";

/**
 * Writes the reminders of requests that nobody has answered, each once, whatever number of nodes runs this: to staff
 * one by one, or one message that counts them; and when a deadline has passed, an e-mail to the customer within the
 * limits of those that strangers can cause.
 */
export async function insertReplyReminders(
  sql: Sql,
  { now, channels, replyRules }: ReminderContext,
): Promise<void> {
  const reminders = dueReminders(await listWaitingRequests(sql, now), replyRules, now);
  if (reminders.length === 0) return;
  const staff = channels.filter((channel) => channel !== "emailVisitor");
  const alerts = channels.filter((channel) => ALERT_CHANNELS.has(channel));
  const { hour, day, allDay } = MAILS_PER_RECIPIENT;
  await sql`
    with due as materialized (
      select due.*, email
      from jsonb_to_recordset(${sql.json(reminders)}) as due (
        id bigint, kind text, "dueAt" timestamptz, "forStaff" boolean, "forCustomer" boolean
      ) join bookings on bookings.id = due.id
      where status = 'pending'
    ), written as (
      insert into reply_reminders (booking_id, kind, due_at)
      select id, kind, "dueAt" from due order by id
      on conflict do nothing
      returning booking_id, kind
    ), reminder as materialized (
      select due.* from due join written on booking_id = due.id and written.kind = due.kind
    ), staff_row as (
      insert into outbox (booking_id, kind, channel)
      select id, kind, channel from reminder, unnest(${staff}::text[]) as channel
      where "forStaff" or channel = 'webhook'
    ), customer_row as (
      insert into outbox (booking_id, kind, channel)
      select id, kind, 'emailVisitor' from reminder
      where case when "forCustomer" and ${channels.includes("emailVisitor")}
        then claim_mail(
          email, ${BY_COMPANY}, ${hour}::integer, ${day}::integer, ${allDay}::integer,
          ${now.toISOString()}::timestamptz
        )
        else false end
    )
    insert into outbox (kind, channel, alert)
    select 'security', channel, jsonb_build_object('kind', 'unanswered', 'count', count)
    from (select count(*) from reminder where not "forStaff") as others,
      unnest(${alerts}::text[]) as channel
    where count > 0`;
}
