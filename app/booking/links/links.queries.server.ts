import { hash, type LinkKey } from "./token.server";
import type { Sql } from "~/web/db.server";

/** Reserves the number and the nonce of a booking that is going to be placed. */
export async function reserveLinkKey(sql: Sql): Promise<LinkKey> {
  const [row] = await sql<[LinkKey]>`
    select nextval(pg_get_serial_sequence('bookings', 'id')) as id, gen_random_uuid() as nonce`;
  return row;
}

/** Finds the key of a stored booking's link. */
export async function findLinkKey(sql: Sql, id: number) {
  const [row] = await sql<[LinkKey]>`
    select id, link_nonce as nonce from bookings where id = ${id}`;
  return row;
}

/** Makes a token open a booking, besides the others it has. Does nothing if the customer was erased. */
export async function insertLink(sql: Sql, { id, token }: { id: number; token: string }) {
  await sql`
    insert into booking_links (hash, booking_id)
    select ${hash(token)}, id from bookings where id = ${id} and erased_at is null
    on conflict (hash) do nothing`;
}

/** Selects the id of the booking that a token opens. */
export function linkedBooking(sql: Sql, token: string) {
  return sql`(select booking_id from booking_links where hash = ${hash(token)})`;
}

/** Finds the ids of the bookings that the tokens open; unknown tokens are ignored. */
export async function findLinkedIds(sql: Sql, tokens: readonly string[]): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select distinct booking_id as id from booking_links where hash = any(${tokens.map(hash)}::text[])`;
  return rows.map(({ id }) => id);
}

/** Finds the token among these that opens a booking; null if none does. */
export async function findOwnToken(
  sql: Sql,
  tokens: readonly string[],
  by: { id: number } | { reference: string },
) {
  const id =
    "id" in by ? sql`${by.id}` : sql`(select id from bookings where reference = ${by.reference})`;
  const rows = await sql<{ hash: string }[]>`
    select hash from booking_links
    where hash = any(${tokens.map(hash)}::text[]) and booking_id = ${id}`;
  const own = new Set(rows.map((row) => row.hash));
  return tokens.find((token) => own.has(hash(token))) ?? null;
}
