import type { Sql } from "~/web/db.server";

const VALID_DAYS = 7;

export async function insertDecisionLink(sql: Sql, link: { id: string; bookingId: number }) {
  await sql`
    insert into decision_links (id, booking_id, expires_at)
    values (${link.id}, ${link.bookingId}, now() + make_interval(days => ${VALID_DAYS}))`;
}

/** Finds the booking of a decision link; null for an expired or unknown link. */
export async function findDecisionLink(sql: Sql, id: string) {
  const [row] = await sql<{ bookingId: number; used: boolean }[]>`
    select booking_id as "bookingId", used_at is not null as used from decision_links
    where id = ${id} and expires_at > now()`;
  return row ?? null;
}

/** Marks all links of a booking as used. */
export async function consumeDecisionLinks(sql: Sql, bookingId: number) {
  await sql`
    update decision_links set used_at = now() where booking_id = ${bookingId} and used_at is null`;
}
