import type { Sql } from "~/db.server";

/** For as long as an operator may take to open a mail. */
const VALID_DAYS = 7;

export async function insertDecisionLink(sql: Sql, link: { id: string; bookingId: number }) {
  await sql`
    insert into decision_links (id, booking_id, expires_at)
    values (${link.id}, ${link.bookingId}, now() + make_interval(days => ${VALID_DAYS}))`;
}

/** The booking that a link decides on, and whether it was used; null for one that has run out. */
export async function findDecisionLink(sql: Sql, id: string) {
  const [row] = await sql<{ bookingId: number; used: boolean }[]>`
    select booking_id as "bookingId", used_at is not null as used from decision_links
    where id = ${id} and expires_at > now()`;
  return row ?? null;
}

/** Uses up all links of a booking that has been decided on. */
export async function useUpLinks(sql: Sql, bookingId: number) {
  await sql`
    update decision_links set used_at = now() where booking_id = ${bookingId} and used_at is null`;
}
