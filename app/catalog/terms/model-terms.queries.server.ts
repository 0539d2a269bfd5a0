import type { Content } from "~/catalog/company/content/content";
import type { MainCurrency } from "~/catalog/pricing/money";
import type { Sql } from "~/web/db.server";
import type { Language } from "~/web/i18n/languages";
import type { ModelTerms, TermsCompany } from "./terms";

/** Finds what a model says of its terms, on offer or archived; null for an unknown one, or none. */
export async function findModelTerms(sql: Sql, modelId: number | null): Promise<ModelTerms | null> {
  if (modelId === null) return null;
  const [row] = await sql<ModelTerms[]>`
    select deposit, excess, zero_excess as "zeroExcess", mileage_limit as "mileageLimit",
      min_age as "minAge", licence_years as "licenceYears",
      insurance_included as "insuranceIncluded", ${modelRoads(sql)} as roads,
      roads_not_allowed as "roadsNotAllowed"
    from cars where id = ${modelId}`;
  return row ?? null;
}

/** Returns what a row of `cars` says of roads, as `ModelRoad[]` in the order of the roads. */
function modelRoads(sql: Sql) {
  return sql`(
    select coalesce(jsonb_agg(
      jsonb_build_object('road', named.name, 'allowed', cars.roads ->> named.slug) order by named.position
    ), '[]')
    from roads named where cars.roads ? named.slug
  )`;
}

type Site = { content: Content; money: { currency: MainCurrency } };

/** Returns what the company says of its terms in a language, with what the insurance leaves out. */
export function termsCompany({ content, money }: Site, lang: Language): TermsCompany {
  const { claims, promises, terms, texts } = content;
  return {
    claims,
    promises: promises[lang],
    terms,
    currency: money.currency,
    notCovered: texts.insurance.leavesOut ?? {},
  };
}
