import type { Sql } from "~/db.server";

/** Sent rows are needed while a later status may edit their message. */
export async function deleteExpired(sql: Sql) {
  await sql`delete from outbox where sent_at < now() - interval '180 days'`;
  await sql`delete from telegram_updates where created_at < now() - interval '7 days'`;
  await sql`delete from decision_links where expires_at < now()`;
  await sql`
    delete from recipient_mails where sent_at[cardinality(sent_at)] < now() - interval '1 day'`;
}
