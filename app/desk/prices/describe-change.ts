import type { TFunction } from "i18next";
import type { PriceSubject, PriceTables } from "~/catalog/pricing/price-tables";
import type { PriceChange } from "~/catalog/pricing/price-tables.queries.server";
import type { Extra } from "~/catalog/pricing/extras";
import type { DeskPlace } from "~/catalog/pricing/places";
import type { Road } from "~/catalog/pricing/price-tables";
import type { DiscountCode } from "~/catalog/pricing/discount";
import type { Season } from "~/catalog/pricing/seasons";
import type { RatePlan } from "~/catalog/pricing/rates";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { textIn } from "~/web/i18n/localized";
import { type RowSummary, rowSummary, planText, countingText, ruleSummary } from "./row-summary";

/** The names that changes refer to: those of models and of places. */
export type PriceNames = {
  cars: readonly { id: number; name: string }[];
  places: readonly DeskPlace[];
};

/** Returns what a change of a price table changed, a text for each plan or season. */
export function describeChange(
  t: TFunction,
  { before, after }: Pick<PriceChange, "before" | "after">,
  names: PriceNames,
): string[] {
  if ("main" in before && "main" in after) return [currencyText(t, before, after)];
  const [from, to] = [summariesByKey(t, before, names), summariesByKey(t, after, names)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) =>
    partChange(from.get(key), to.get(key)),
  );
}

const NO_SUMMARY = "–";

function partChange(before: RowSummary | undefined, after: RowSummary | undefined): string[] {
  const isRenamed = before && after && before.name !== after.name;
  const [old, now] = [before, after].map((summary) => {
    if (!summary) return NO_SUMMARY;
    return isRenamed ? `${summary.name}, ${summary.text}` : summary.text;
  });
  if (old === now) return [];
  return [isRenamed ? `${old} → ${now}` : `${(after ?? before)?.name}: ${old} → ${now}`];
}

/** Returns what identifies a row: a change of a translation leaves it as it is. */
function keyOf(row: Season | DeskPlace | Extra | Road | DiscountCode): string {
  if ("code" in row) return row.code;
  return "slug" in row ? row.slug : textIn(row.name, FALLBACK_LANGUAGE);
}

/** Returns the rows of a table by their keys. */
function summariesByKey(
  t: TFunction,
  table: PriceTables[PriceSubject],
  { cars, places }: PriceNames,
): Map<string, RowSummary> {
  if ("rules" in table) {
    const counting = { name: t("prices.fees.counting"), text: countingText(t, table.graceMinutes) };
    const rules = table.rules.map((rule) => ruleSummary(t, rule, places));
    return new Map([["counting", counting], ...rules.map((rule) => [rule.name, rule] as const)]);
  }
  if (!("plans" in table)) {
    if ("main" in table) return new Map();
    return new Map(table.map((row) => [keyOf(row), rowSummary(t, row)]));
  }
  const { types, plans } = table;
  const nameOf = (id: string) => cars.find((car) => String(car.id) === id)?.name ?? `№ ${id}`;
  const planSummary = (name: string, plan: RatePlan) => ({ name, text: planText(t, plan) });
  return new Map([
    ["sedan", planSummary(t("prices.sedans"), types.sedan)],
    ["suv", planSummary(t("prices.suvs"), types.suv)],
    ...Object.entries(plans).map(([id, plan]) => [id, planSummary(nameOf(id), plan)] as const),
  ]);
}

type StoredCurrency = PriceTables["currency"];

function currencyText(t: TFunction, before: StoredCurrency, after: StoredCurrency): string {
  const name = ({ main }: StoredCurrency) => t(`prices.currency.names.${main?.currency ?? "USD"}`);
  return t("prices.currency.changed", { before: name(before), after: name(after) });
}
