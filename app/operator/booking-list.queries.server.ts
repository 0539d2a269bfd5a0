import type { Booking } from "~/booking/booking";
import { bookingColumns } from "~/booking/booking.queries.server";
import type { Sql } from "~/db.server";
import { readSearch, type BookingFilters, type BookingSearch } from "./booking-filters";

type Page = { limit: number; before: bigint | null };

/**
 * The bookings that fit some filters, newest first. Each way to understand a search is looked up by
 * an index of its own, and gives as many as a page can show: together they hold the newest ones.
 */
export async function listFilteredBookings(
  sql: Sql,
  filters: BookingFilters,
  { limit, before }: Page,
): Promise<Booking[]> {
  const search = readSearch(filters.q);
  const fits = sql`
    ${before === null ? sql`true` : sql`id < ${String(before)}::bigint`}
    ${filters.status ? sql`and status = ${filters.status}` : sql``}
    ${filters.from ? sql`and pickup_date >= ${filters.from}::date` : sql``}
    ${filters.to ? sql`and pickup_date <= ${filters.to}::date` : sql``}`;
  const newest = sql`order by id desc limit ${limit}`;
  if (!search) {
    return sql<Booking[]>`select ${bookingColumns(sql)} from bookings where ${fits} ${newest}`;
  }
  const found = waysToFind(sql, search).map(
    (way) => sql`(select id from bookings where ${way} and ${fits} ${newest})`,
  );
  if (found.length === 0) return [];
  return sql<Booking[]>`
    select ${bookingColumns(sql)} from bookings
    where id in (${found.reduce((all, one) => sql`${all} union ${one}`)})
    ${newest}`;
}

function waysToFind(sql: Sql, { id, digits, words }: BookingSearch) {
  const startsWith = (text: string) => sql`between ${text} and ${`${text}:`}`;
  const reversed = [...(digits ?? "")].reverse().join("");
  return [
    ...(id ? [sql`id = ${id}::bigint`] : []),
    ...(digits
      ? [
          // The character after 9 ends the range.
          sql`phone_digits collate "C" ${startsWith(digits)}`,
          sql`reverse(phone_digits) collate "C" ${startsWith(reversed)}`,
        ]
      : []),
    ...(words ? [sql`words @@ lower(${words})::tsquery`] : []),
  ];
}
