import type { Sql } from "~/web/db.server";
import { phoneStarts, withAsciiDigits } from "~/web/phone-number.server";
import { readSearch, type BookingSearch } from "./booking-search";

/** The number of digits of a phone from which the index finds few bookings. */
const RARE_DIGITS = 7;

/** The number of vehicles up to which their bookings are few. */
const RARE_VEHICLES = 5;

type Fragment = ReturnType<typeof idCondition>;

/**
 * A condition of rows of `bookings`: `scan` is for rows that are scanned, and `index` for an index, which
 * there is.
 */
type Condition = {
  scan: Fragment;
  index: Fragment;
  /**
   * Returns a condition for the index that selects at least `limit` of the bookings, or all if there are
   * fewer.
   */
  some: (limit: number) => Fragment;
};

/** How bookings are searched; they match if any condition does. */
export type SearchPlan = {
  conditions: Condition[];
  /** Whether the conditions find few bookings. */
  isRare: boolean;
};

/** Plans a search by number, reference, phone, e-mail, plate, or words of name, car and notes; null if it is empty. */
export async function planSearch(sql: Sql, q: string): Promise<SearchPlan | null> {
  const hasWords = /[\p{L}№]/u.test(q);
  const typed = hasWords ? q : withAsciiDigits(q);
  const search = readSearch(typed, await foldText(sql, typed));
  if (!search) return null;
  const { id, reference, digits, words, email, plate } = search;
  const [rareWord, vehicles] = await Promise.all([
    digits ? null : findRareWord(sql, words),
    plate ? findVehicleIds(sql, plate) : [],
  ]);
  const conditions = [
    ...(id ? [idCondition(sql, id)] : []).map(indexed),
    ...(reference ? [sql`reference = ${reference}`] : []).map(indexed),
    ...(digits ? phoneConditions(sql, digits) : []).map(indexed),
    ...(email ? emailConditions(sql, email) : []).map(indexed),
    ...(words.length > 0 ? [wordsMatch(sql, words, rareWord)] : []).map(indexed),
    ...(words.length > 0 ? [isAmong(sql, () => notedBookings(sql, words))] : []),
    ...(vehicles.length > 0 ? [isAmong(sql, (limit) => bookingsWith(sql, vehicles, limit))] : []),
  ];
  const isWordRare = digits ? digits.length >= RARE_DIGITS : rareWord !== null;
  const isRare = isWordRare && vehicles.length <= RARE_VEHICLES && !email?.isEnd;
  return { conditions, isRare };
}

function indexed(condition: Fragment): Condition {
  return { scan: condition, index: condition, some: () => condition };
}

/**
 * Returns the condition that a booking is among some. The ids are an array for the index: with a join, a
 * generic plan would read all bookings.
 */
function isAmong(sql: Sql, ids: (limit: number | null) => Fragment): Condition {
  const some = (limit: number | null) => sql`id = any(array(${ids(limit)}))`;
  return { scan: sql`id in (${ids(null)})`, index: some(null), some };
}

/**
 * Returns a search as the words of bookings are stored. It is folded before it is split: some letters
 * become signs that separate words.
 */
async function foldText(sql: Sql, text: string) {
  if (text === "") return text;
  const [row] = await sql<[{ folded: string }]>`select trim(fold_text(${text})) as folded`;
  // A text of marks alone folds to nothing.
  return row.folded || text;
}

async function findVehicleIds(sql: Sql, plate: string): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from vehicles where position(${plate} in plate_key(plate)) > 0`;
  return rows.map(({ id }) => id);
}

function idCondition(sql: Sql, id: string) {
  return sql`id = ${id}::bigint`;
}

/** Returns the conditions for the phone as typed, and for the number that was read from it. */
function phoneConditions(sql: Sql, digits: string) {
  // `:` is the character after `9`.
  const startsWith = (text: string) => sql`between ${text} and ${`${text}:`}`;
  const reversed = [...digits].reverse().join("");
  return [
    sql`phone_digits collate "C" ${startsWith(digits)}`,
    sql`reverse(phone_digits) collate "C" ${startsWith(reversed)}`,
    ...phoneStarts(digits).map((start) => sql`phone_e164 collate "C" ${startsWith(start)}`),
    sql`reverse(phone_e164) collate "C" ${startsWith(reversed)}`,
  ];
}

/** Returns the conditions for an address, or for its first or last characters. */
function emailConditions(sql: Sql, { text, isEnd }: NonNullable<BookingSearch["email"]>) {
  const startsWith = (start: string) => sql`between ${start} and ${`${start}\u{10FFFF}`}`;
  const reversed = [...text].reverse().join("");
  return [
    sql`lower(email) collate "C" ${startsWith(text)}`,
    ...(isEnd ? [sql`reverse(lower(email)) collate "C" ${startsWith(reversed)}`] : []),
  ];
}

/** Selects bookings that have or had one of the vehicles. A booking has one row of `occupancy` at most. */
function bookingsWith(sql: Sql, vehicles: number[], limit: number | null) {
  return sql`
    (
      select booking_id from occupancy
      where vehicle_id = any(${vehicles}::integer[]) and booking_id is not null
      limit ${limit}
    )
    union all
    select booking_id from former_assignments where vehicle_id = any(${vehicles}::integer[])`;
}

/**
 * Returns the condition that all words match. The other words are checked on the few bookings of a rare
 * one: `is true` excludes them from the index scan, which would read the whole posting lists of common
 * words.
 */
function wordsMatch(sql: Sql, words: string[], rareWord: string | null) {
  const match = sql`search_words @@ ${prefixQuery(words)}::tsquery`;
  return rareWord === null
    ? match
    : sql`search_words @@ ${prefixQuery([rareWord])}::tsquery and (${match}) is true`;
}

/** Selects bookings by what staff noted on them. */
function notedBookings(sql: Sql, words: string[]) {
  return sql`
    select booking_id from booking_notes
    where booking_notes.search_words @@ ${prefixQuery(words)}::tsquery`;
}

/** Returns the words as the text of a `tsquery`. */
function prefixQuery(words: string[]) {
  return words.map((word) => `'${word}':*`).join(" & ");
}

/** A word in fewer bookings is rare: they can be checked one by one. */
const MAX_BOOKINGS = 500;

/**
 * The minimum length of a rare word. Shorter prefixes match many words, of which the statistics have only
 * the most common.
 */
const MIN_LENGTH = 3;

/**
 * Finds the rarest of some word prefixes, by the planner's statistics of `bookings.search_words`; null if
 * all are common, or without statistics.
 */
export async function findRareWord(sql: Sql, words: string[]): Promise<string | null> {
  const [row] = await sql<{ word: string }[]>`
    with known as (
      select
        unnest(most_common_elems::text::text[]) as word,
        unnest(most_common_elem_freqs) as share
      from pg_stats
      where schemaname = current_schema and tablename = 'bookings' and attname = 'search_words'
    )
    select prefix.word
    from unnest(${words}::text[]) as prefix (word)
    join pg_class on pg_class.oid = 'bookings'::regclass
    left join known on starts_with(known.word, prefix.word)
    where length(prefix.word) >= ${MIN_LENGTH} and exists (select from known)
    group by prefix.word, reltuples
    having coalesce(sum(share), 0) * reltuples < ${MAX_BOOKINGS}
    order by coalesce(sum(share), 0), length(prefix.word) desc
    limit 1`;
  return row?.word ?? null;
}
