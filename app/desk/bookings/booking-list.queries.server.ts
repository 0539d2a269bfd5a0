import type { Booking } from "~/booking/booking";
import { bookingColumns } from "~/booking/booking.queries.server";
import type { Sql } from "~/db.server";
import { readSearch, type BookingFilters, type BookingSearch } from "./booking-filters";
import { findRareWord } from "./rare-word.queries.server";

type Page = { limit: number; before: bigint | null };

/** So many of the newest bookings are looked through one by one. */
const NEWEST = 4_000;

/** A search for so many digits of a phone finds few bookings at once by its index. */
const RARE_DIGITS = 7;

/** The bookings that fit some filters, newest first. */
export async function listFilteredBookings(
  sql: Sql,
  filters: BookingFilters,
  page: Page,
): Promise<Booking[]> {
  const fits = fittingRows(sql, filters, page.before);
  const search = readSearch(filters.q);
  if (!search) {
    return sql<Booking[]>`
      select ${bookingColumns(sql)} from bookings where ${fits}
      order by id desc limit ${page.limit}`;
  }
  const { digits, words } = search;
  const rareWord = digits ? null : await findRareWord(sql, words);
  const ways = waysToFind(sql, search, rareWord);
  if (ways.length === 0) return [];
  const isRare = digits ? digits.length >= RARE_DIGITS : rareWord !== null;
  if (!isRare) {
    const newest = await findAmongNewest(sql, ways, fits, page);
    if (newest.length === page.limit) return newest;
  }
  return findByIndex(sql, ways, fits, page.limit);
}

type Fragment = ReturnType<typeof fittingRows>;

function fittingRows(sql: Sql, filters: BookingFilters, before: bigint | null) {
  return sql`
    ${before === null ? sql`true` : sql`id < ${String(before)}::bigint`}
    ${filters.status ? sql`and status = ${filters.status}` : sql``}
    ${filters.from ? sql`and pickup_date >= ${filters.from}::date` : sql``}
    ${filters.to ? sql`and pickup_date <= ${filters.to}::date` : sql``}`;
}

/** What many bookings fit fills a page from the newest ones; to look all of them up would be slow. */
function findAmongNewest(sql: Sql, ways: Fragment[], fits: Fragment, { limit, before }: Page) {
  const any = ways.reduce((all, one) => sql`${all} or ${one}`);
  return listByIds(
    sql,
    sql`
      select id from (
        select id, status, pickup_date, phone_digits, words from bookings
        where ${before === null ? sql`true` : sql`id < ${String(before)}::bigint`}
        order by id desc
        limit ${NEWEST}
      ) as newest
      where ${fits} and (${any})
      order by id desc
      limit ${limit}`,
  );
}

/**
 * The rest are few. Each way has an index of its own and gives as many as a page can show: together
 * they hold the newest. `id + 0` keeps the planner from walking through all bookings by their id,
 * which it does where it takes a rare word for a common one.
 */
function findByIndex(sql: Sql, ways: Fragment[], fits: Fragment, limit: number) {
  const found = ways
    .map(
      (way) => sql`
        (select id from bookings where ${way} and ${fits} order by id + 0 desc limit ${limit})`,
    )
    .reduce((all, one) => sql`${all} union ${one}`);
  return listByIds(sql, sql`select id from (${found}) as found order by id desc limit ${limit}`);
}

/** As an array: to join them, the planner would read all bookings once it knows no values. */
function listByIds(sql: Sql, ids: Fragment) {
  return sql<Booking[]>`
    select ${bookingColumns(sql)} from bookings
    where id = any(array(${ids}))
    order by id desc`;
}

function waysToFind(sql: Sql, { id, digits, words }: BookingSearch, rareWord: string | null) {
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
    ...(words.length > 0 ? [wordsFit(sql, words, rareWord)] : []),
  ];
}

/**
 * With a rare word, its few bookings are looked at one by one: `is true` keeps the other words out of
 * the index, which would read the whole lists of the frequent ones.
 */
function wordsFit(sql: Sql, words: string[], rareWord: string | null) {
  const fit = sql`words @@ lower(${startsOf(words)})::tsquery`;
  return rareWord === null
    ? fit
    : sql`words @@ lower(${startsOf([rareWord])})::tsquery and (${fit}) is true`;
}

/** As a `tsquery`. */
function startsOf(words: string[]) {
  return words.map((word) => `'${word}':*`).join(" & ");
}
