import type { FeeTerms } from "~/catalog/terms/company-terms";
import type { Sql } from "~/web/db.server";
import type { Language } from "~/web/i18n/languages";
import type { StoredContent } from "./content";
import type { RowValue, SectionValue } from "./parts";
import { reviewIn, type Review } from "./review";

/** Finds the stored texts of all sections but the reviews. */
export async function findContent(sql: Sql): Promise<StoredContent> {
  const rows = await sql<{ section: string; value: RowValue | null }[]>`
    select section, value from content where section <> 'review'`;
  return Object.fromEntries(rows.map(({ section, value }) => [section, value]));
}

/** A place on offer, with its delivery fee in GEL. */
export type ServedPlace = { slug: string; fee: number };

/** Lists the places on offer. */
export async function listServedPlaces(sql: Sql): Promise<ServedPlace[]> {
  return sql<ServedPlace[]>`select slug, fee from places`;
}

/** Finds what the fees say of the terms. */
export async function findFeeTerms(sql: Sql): Promise<FeeTerms> {
  const [row] = await sql<[FeeTerms]>`
    select
      (
        select jsonb_build_object('amount', amount, 'currency', currency)
        from fees where kind = 'extraKm' order by position limit 1
      ) as "extraKm",
      (
        select ${driverFee(sql)} from fees where kind = 'secondDriver' and amount > 0
      ) as "driverFee",
      (
        select coalesce(jsonb_agg(${driverFee(sql)} || jsonb_build_object('age', age) order by age), '[]')
        from fees where kind = 'youngDriver' and amount > 0
      ) as "youngDrivers",
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('country', country, 'amount', amount, 'currency', currency)
            order by country
          ), '[]'
        )
        from fees where kind = 'border'
      ) as borders,
      (select (value ->> 'graceMinutes')::integer from settings where name = 'dayCounting')
        as "graceMinutes"`;
  return row;
}

function driverFee(sql: Sql) {
  return sql`jsonb_build_object(
    'amount', amount, 'currency', currency, 'perDay', unit = 'day', 'atMost', at_most)`;
}

/** Lists the reviews that are shown, newest first. */
export async function listShownReviews(sql: Sql, lang: Language): Promise<Review[]> {
  const rows = await sql<{ id: number; value: SectionValue<"review">; isExample: boolean }[]>`
    select id, value, is_example as "isExample" from content
    where section = 'review' and value ->> 'shown' = 'on'
    order by value ->> 'date' desc, id desc`;
  return rows.flatMap((row) => reviewIn(row, lang) ?? []);
}
