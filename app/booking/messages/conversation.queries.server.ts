import type { Sql } from "~/web/db.server";
import type { Language } from "~/web/i18n/languages";

/** A message of a customer, or a mail to them. Times are ISO 8601 in UTC. */
export type ConversationEntry = { id: number; at: string; text: string } & (
  | { from: "customer" }
  | { from: "company"; lang: Language; subject: string }
);

/** The number of the newest entries that a page shows. */
const MAX_ENTRIES = 100;

/**
 * Lists what was written about a booking by its customer and to them, newest first. Of the same moment a mail is the
 * newer one: it answers.
 */
export function listConversation(sql: Sql, bookingId: number): Promise<ConversationEntry[]> {
  return sql<ConversationEntry[]>`
    select id, "from", iso_utc(at) as at, lang, subject, text
    from (
      select id, 'company' as "from", sent_at as at, lang, subject, text
      from customer_mails where booking_id = ${bookingId}
      union all
      select id, 'customer', created_at, null, null, event_texts.text
      from booking_events join event_texts on event_id = id
      where booking_id = ${bookingId} and kind = 'message'
    ) as entry
    order by entry.at desc, "from" = 'company' desc, id desc
    limit ${MAX_ENTRIES}`;
}

/** A copy of a mail, as an export of a person has it. */
export type ExportedMail = {
  bookingId: number;
  kind: string;
  lang: string;
  subject: string;
  text: string;
  sentAt: string;
};

/** Lists the copies of the mails about these bookings, oldest first. */
export function listCustomerMails(sql: Sql, bookingIds: readonly number[]) {
  return sql<ExportedMail[]>`
    select booking_id as "bookingId", kind, lang, subject, text, iso_utc(sent_at) as "sentAt"
    from customer_mails where booking_id = any(${[...bookingIds]}::bigint[])
    order by sent_at, id`;
}
