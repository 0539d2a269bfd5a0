import { seenColumns, type SeenBooking } from "~/booking/booking.queries.server";
import type { CancelReason } from "~/booking/status";
import type { Sql } from "~/web/db.server";
import type { Localized } from "~/web/i18n/localized";
import type { BookingFilters } from "./booking-filters";
import { planSearch, type SearchPlan } from "./search-plan.queries.server";

type Page = { limit: number; before: bigint | null };

/** The number of the newest bookings that are scanned. */
const SCAN_LIMIT = 4_000;

export async function listFilteredBookings(
  sql: Sql,
  filters: BookingFilters,
  page: Page,
): Promise<SeenBooking[]> {
  const isByPickup = filters.order === "pickup";
  const filter = filterCondition(sql, filters, isByPickup ? null : page.before);
  const plan = await planSearch(sql, filters.q);
  if (!plan) {
    if (isByPickup) return listByPickup(sql, filter, page);
    return sql<SeenBooking[]>`
      select ${seenColumns(sql)} from bookings where ${filter}
      order by id desc limit ${page.limit}`;
  }
  if (!isByPickup) return findNewest(sql, plan, filter, page);
  if (plan.conditions.length === 0) return [];
  const matches = plan.isRare ? isInIndexes(sql, indexesOf(plan)) : anyOf(sql, scansOf(plan));
  return listByPickup(sql, sql`${filter} and (${matches})`, page);
}

/** Finds the newest bookings that match a text, and how many match it, at most `maxCount`. */
export async function searchBookings(
  sql: Sql,
  q: string,
  { limit, maxCount }: { limit: number; maxCount: number },
): Promise<{ bookings: SeenBooking[]; count: number }> {
  const plan = await planSearch(sql, q);
  if (!plan) return { bookings: [], count: 0 };
  const [bookings, count] = await Promise.all([
    findNewest(sql, plan, sql`true`, { limit, before: null }),
    countFound(sql, plan, maxCount),
  ]);
  return { bookings, count };
}

async function findNewest(sql: Sql, plan: SearchPlan, filter: Fragment, page: Page) {
  if (plan.conditions.length === 0) return [];
  if (!plan.isRare) {
    const newest = await scanNewest(sql, scansOf(plan), filter, page);
    if (newest.length === page.limit) return newest;
  }
  return findByIndex(sql, indexesOf(plan), filter, page.limit);
}

/** Counts the found bookings up to `limit`: to count a frequent word takes longer than to list a page. */
async function countFound(sql: Sql, plan: SearchPlan, limit: number): Promise<number> {
  if (plan.conditions.length === 0) return 0;
  const found = unionOf(
    sql,
    plan.conditions.map(
      ({ some }) => sql`(select id from bookings where ${some(limit)} limit ${limit})`,
    ),
  );
  const [row] = await sql<[{ count: number }]>`
    select least(count(*), ${limit})::integer as count from (${found}) as found`;
  return row.count;
}

const scansOf = ({ conditions }: SearchPlan) => conditions.map(({ scan }) => scan);
const indexesOf = ({ conditions }: SearchPlan) => conditions.map(({ index }) => index);

/** Lists bookings that need an answer, newest first. */
export function listPendingBookings(sql: Sql, limit: number): Promise<SeenBooking[]> {
  return sql<SeenBooking[]>`
    select ${seenColumns(sql)} from bookings
    where status = 'pending' order by id desc limit ${limit}`;
}

/** Lists bookings that are not pending, newest first. */
export function listDecidedBookings(sql: Sql, { limit, before }: Page): Promise<SeenBooking[]> {
  return sql<SeenBooking[]>`
    select ${seenColumns(sql)} from bookings
    where ${isBefore(sql, before)} and status <> 'pending'
    order by id desc limit ${limit}`;
}

/** Lists bookings by pick-up. `page.before` is the id of the last booking of the previous page. */
function listByPickup(sql: Sql, filter: Fragment, { limit, before }: Page) {
  const position = sql`(pickup_date, pickup_time, id)`;
  return sql<SeenBooking[]>`
    select ${seenColumns(sql)} from bookings
    where ${filter} and ${
      before === null
        ? sql`true`
        : sql`${position} > (
            select pickup_date, pickup_time, id from bookings where id = ${String(before)}::bigint
          )`
    }
    order by pickup_date, pickup_time, id limit ${limit}`;
}

type Fragment = ReturnType<typeof filterCondition>;

function filterCondition(sql: Sql, filters: BookingFilters, before: bigint | null) {
  return sql`
    ${isBefore(sql, before)}
    ${filters.status ? sql`and status = ${filters.status}` : sql``}
    ${filters.from ? sql`and pickup_date >= ${filters.from}::date` : sql``}
    ${filters.to ? sql`and pickup_date <= ${filters.to}::date` : sql``}`;
}

function isBefore(sql: Sql, before: bigint | null) {
  return before === null ? sql`true` : sql`id < ${String(before)}::bigint`;
}

/** Fills a page of a common search from the newest bookings; the indexes would be slower. */
function scanNewest(sql: Sql, conditions: Fragment[], filter: Fragment, { limit, before }: Page) {
  const any = anyOf(sql, conditions);
  return listByIds(
    sql,
    sql`
      select id from (
        select id, status, pickup_date, phone_digits, phone_e164, email, search_words from bookings
        where ${isBefore(sql, before)}
        order by id desc
        limit ${SCAN_LIMIT}
      ) as newest
      where ${filter} and (${any})
      order by id desc
      limit ${limit}`,
  );
}

/**
 * Finds the bookings of searches with few results. Each condition has its own index and returns up to a
 * page; their union has the newest. `id + 0` prevents the planner from scanning all bookings by id, which
 * it does if it takes a rare word for a common one.
 */
function findByIndex(sql: Sql, conditions: Fragment[], filter: Fragment, limit: number) {
  const found = unionOf(
    sql,
    conditions.map(
      (condition) => sql`
        (select id from bookings where ${condition} and ${filter} order by id + 0 desc limit ${limit})`,
    ),
  );
  return listByIds(sql, sql`select id from (${found}) as found order by id desc limit ${limit}`);
}

function anyOf(sql: Sql, conditions: Fragment[]) {
  return conditions.reduce((all, one) => sql`${all} or ${one}`);
}

/** Returns the condition for searches with few results, of which each condition has its own index. */
function isInIndexes(sql: Sql, conditions: Fragment[]) {
  const found = unionOf(
    sql,
    conditions.map((condition) => sql`select id from bookings where ${condition}`),
  );
  return sql`id = any(array(${found}))`;
}

/** Lists bookings by their ids as an array: with a join, a generic plan would read all bookings. */
function listByIds(sql: Sql, ids: Fragment) {
  return sql<SeenBooking[]>`
    select ${seenColumns(sql)} from bookings
    where id = any(array(${ids}))
    order by id desc`;
}

function unionOf(sql: Sql, selects: Fragment[]) {
  return selects.reduce((all, one) => sql`${all} union ${one}`);
}

/**
 * What a table of bookings shows besides the bookings themselves. Moments are ISO 8601 in UTC; null is not
 * marked.
 */
export type Handovers = {
  id: number;
  outAt: string | null;
  returnedAt: string | null;
  cancelReason: CancelReason | null;
};

export function listHandovers(sql: Sql, ids: readonly number[]): Promise<Handovers[]> {
  return sql<Handovers[]>`
    select id, iso_utc(out_at) as "outAt", iso_utc(returned_at) as "returnedAt",
      cancel_reason as "cancelReason"
    from bookings where id = any(${[...ids]}::bigint[])`;
}

/** Lists the names of all extras that were ever booked, but for those of the specification. */
export async function listBookedExtras(sql: Sql): Promise<Localized[]> {
  const rows = await sql<{ name: Localized }[]>`
    select distinct on (line -> 'name' ->> 'en') line -> 'name' as name
    from bookings, jsonb_array_elements(lines) as line
    where lines @> '[{"kind": "extra"}]' and line ->> 'kind' = 'extra'
    order by line -> 'name' ->> 'en', bookings.id desc`;
  return rows.map(({ name }) => name);
}
