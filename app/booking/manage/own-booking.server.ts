import { isToken } from "~/booking/place/fingerprint.server";
import { findNotices } from "~/booking/notices/stored-notices.server";
import { businessTime } from "~/calendar";
import type { Company } from "~/company/company";
import type { Sql } from "~/db.server";
import { cancellation } from "./cancellation";
import { findOwnBooking, listMessages, type OwnBooking } from "./own-booking.queries.server";
import { replyBy } from "./reply-by";

/** The booking that an address names by its token, or null. */
export async function findByAddress(sql: Sql, token: string): Promise<OwnBooking | null> {
  return isToken(token) ? findOwnBooking(sql, token) : null;
}

/** Everything that the visitor's page of a booking shows, or null where there is no such booking. */
export async function loadOwnBooking(
  sql: Sql,
  token: string,
  { company, now }: { company: Company; now: Date },
) {
  const booking = await findByAddress(sql, token);
  if (!booking) return null;
  const created = new Date(booking.createdAt);
  const reply = replyBy(created, company.hours);
  const may = cancellation(booking, now);
  const [notices, messages] = await Promise.all([
    findNotices(sql, [booking], { reader: "visitor", hours: company.hours }),
    listMessages(sql, [booking.id]),
  ]);
  return {
    booking,
    company,
    notices: notices.get(booking.id) ?? [],
    /** While it is pending, the date and time at the business. */
    reply: { ...businessTime(reply), overdue: now > reply },
    cancellation: may.ok ? { ok: true as const, until: businessTime(may.until) } : may,
    messages: messages.map(({ id, text, createdAt }) => ({
      id,
      text,
      sent: businessTime(new Date(createdAt)),
    })),
  };
}

export type OwnBookingPage = NonNullable<Awaited<ReturnType<typeof loadOwnBooking>>>;
