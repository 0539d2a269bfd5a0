import type { Booking } from "~/booking/booking";
import type { Sql } from "~/web/db.server";

/** Selects whether the reader of a booking's address has confirmed it. Another address has to be proven anew. */
export function provenColumn(sql: Sql) {
  return sql`coalesce(email <> '' and lower(proven_email) = lower(email), false) as "isProven"`;
}

/** Stores that an address is proven, unless the booking has another one by now. Returns whether it did. */
export async function storeProvenEmail(sql: Sql, { id, email }: Pick<Booking, "id" | "email">) {
  const { count } = await sql`
    update bookings set proven_email = ${email}
    where id = ${id} and email = ${email} and erased_at is null`;
  return count > 0;
}
