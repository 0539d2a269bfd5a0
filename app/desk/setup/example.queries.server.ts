import { claimTexts, EXAMPLE_CLAIMS } from "~/catalog/company/company-numbers";
import type { SingleSection } from "~/catalog/company/content/parts";
import type { Localized } from "~/web/i18n/localized";
import type { Sql } from "~/web/db.server";

/** What emptying the example would do. */
export type ExampleContents = {
  /** The names of models without bookings. */
  deleted: string[];
  /** The names of models that bookings name. */
  archived: string[];
  reviews: number;
  /** The sections of texts that still are the example's. */
  texts: SingleSection[];
  /** The names of the example's places, unless staff have saved places. */
  places: Localized[];
};

export async function findExampleContents(sql: Sql): Promise<ExampleContents> {
  const [row] = await sql<[ExampleContents]>`
    with example as (
      select name, archived_at is null as is_listed,
        exists (select from bookings where car_id = cars.id) as is_booked
      from cars where is_example
    )
    select
      array(select name from example where not is_booked order by name) as deleted,
      array(select name from example where is_booked and is_listed order by name) as archived,
      (select count(*)::int from content where section = 'review' and is_example) as reviews,
      array(
        select section from content where section <> 'review' and (
          value is null or section = 'claims' and value @> ${sql.json(EXAMPLE_NUMBERS)}
        )
      ) as texts,
      array(
        select name from places
        where not exists (select from price_changes where subject = 'places') order by position
      ) as places`;
  return row;
}

/** Returns whether anything is left to empty. */
export function hasExample({
  deleted,
  archived,
  reviews,
  texts,
  places,
}: ExampleContents): boolean {
  return reviews > 0 || [deleted, archived, texts, places].some((one) => one.length > 0);
}

/** The numbers of the example, which the function `empty_example` has too. */
export const EXAMPLE_NUMBERS = { foundedYear: "2015", customers: "5000", vehicles: "50" };

export type EmptyExampleResult = { archived: number; deleted: number; reviews: number };

/**
 * Archives or deletes the example's models, deletes its reviews and places, and takes back what it says
 * in the company's name, all at once.
 */
export async function emptyExample(sql: Sql, actor: string): Promise<EmptyExampleResult> {
  const claims = claimTexts({
    ...EXAMPLE_CLAIMS,
    foundedYear: null,
    customers: null,
    vehicles: null,
  });
  const [row] = await sql<[EmptyExampleResult]>`
    select archived, deleted, reviews from empty_example(${actor}, ${sql.json(claims)})`;
  return row;
}
