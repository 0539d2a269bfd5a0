import type { Channel } from "~/booking/events/channels";
import { claimMail, recordEvent } from "~/booking/events/record-event.server";
import { linkedBooking } from "~/booking/links/links.queries.server";
import { OPEN_STATUSES } from "~/booking/status";
import type { Sql } from "~/web/db.server";
import { readPhone } from "~/web/phone-number.server";
import { correctionOf, MAX_CORRECTIONS, type Contacts } from "./correction";

type CorrectedBooking = {
  token: string;
  /** The number of corrections that the form has seen. */
  seen: number;
  before: Contacts;
  after: Contacts;
  /** Who causes the e-mails to both addresses, as `requesterOf` returns it. */
  requester?: string | undefined;
};

/**
 * Stores a customer's correction, unless the booking was corrected since the form has seen it, is closed, or was
 * corrected too often. A changed e-mail address is told to both addresses. Returns whether it did.
 */
export async function correctBooking(
  sql: Sql,
  { token, seen, before, after, requester = "" }: CorrectedBooking,
  channels: readonly Channel[],
): Promise<boolean> {
  const { name, email, phone, notes, flight } = after;
  const text = JSON.stringify(correctionOf(before, after));
  const rows = await sql`
    with booking as (
      update bookings set
        name = ${name}, email = ${email}, notes = ${notes}, flight = ${flight}, phone = ${phone},
        phone_e164 = case when phone = ${phone} then phone_e164 else ${readPhone(phone) ?? ""} end,
        corrections = corrections + 1
      where id = ${linkedBooking(sql, token)} and status = any(${[...OPEN_STATUSES]}::text[])
        and erased_at is null and corrections = ${seen} and corrections < ${MAX_CORRECTIONS}
      returning id
    ), ${recordEvent(sql, { kind: "corrected", actor: "visitor", actorKind: "visitor", text }, channels)},
    ${addressMails(sql, { before, after, requester }, channels)}
    select id from booking`;
  return rows.length > 0;
}

/**
 * Returns the table expression that notifies the former and the new address of a changed one, within the limit of
 * e-mails that strangers can cause. A booking of which the customer has had an e-mail always tells it once that the
 * address was changed: whoever takes over a booking must not be able to hide that by using up the limit before.
 */
function addressMails(
  sql: Sql,
  { before, after, requester }: Pick<CorrectedBooking, "before" | "after"> & { requester: string },
  channels: readonly Channel[],
) {
  const isOther = before.email.toLowerCase() !== after.email.toLowerCase();
  return sql`
    address_mail as (
      insert into outbox (booking_id, event_id, kind, channel)
      select event.booking_id, event.id, mail.kind, 'emailVisitor'
      from event, (
        values ('addressLeft', ${before.email}::text), ('addressChanged', ${after.email}::text)
      ) as mail (kind, address)
      where ${isOther && channels.includes("emailVisitor")} and mail.address <> '' and case
        when mail.kind = 'addressLeft' and (
          select count(*) > 0 and count(*) filter (where kind = 'addressLeft') = 0 from outbox
          where booking_id = event.booking_id and channel = 'emailVisitor'
        ) then true
        else ${claimMail(sql, sql`mail.address`, requester)} end
    )`;
}
