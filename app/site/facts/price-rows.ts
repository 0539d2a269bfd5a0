import type { TFunction } from "i18next";
import type { CityId } from "~/web/pages/address-values";
import { rowsWithRate, type ShownPrice } from "~/catalog/fleet/prices/price-breakdown";
import { tierDays } from "~/catalog/fleet/prices/tier-days";
import { formatWith } from "~/web/i18n/format";
import { placeText } from "~/catalog/fleet/prices/place-text";
import type { Place } from "~/catalog/pricing/places";
import { toCents, type Money } from "~/catalog/pricing/money";
import {
  dailyRate,
  type RatePlan,
  type RateTables,
  type VehicleType,
} from "~/catalog/pricing/rates";
import { priceText } from "~/catalog/company/price-text";
import type { Extra } from "~/catalog/pricing/extras";
import { englishName } from "~/catalog/pricing/english-name";
import { textIn } from "~/web/i18n/localized";

/** Writes a Markdown table by rental days with a column for each of the types; it is empty without types. */
export function typeTable(
  { types, rates }: { types: readonly VehicleType[]; rates: RateTables },
  head: Readonly<Record<VehicleType | "days", string>>,
  rows: (...plans: RatePlan[]) => string,
): string {
  if (types.length === 0) return "";
  const cells = [head.days, ...types.map((type) => head[type])];
  const plans = types.map((type) => rates[type]);
  return [row(...cells), row(...cells.map(() => "---")), rows(...plans)].join("\n");
}

/** Markdown rows of rental days and each plan's daily rate; the plans' tiers may differ. */
export function rateRows(t: TFunction, money: Money, ...plans: RatePlan[]): string {
  const starts = [...new Set(plans.flatMap((plan) => plan.map((tier) => tier.minDays)))];
  return starts
    .sort((a, b) => a - b)
    .map((start, index, sorted) => {
      const next = sorted[index + 1];
      const days = tierDays(t, start, next ? next - 1 : null);
      return row(days, ...plans.map((plan) => priceText(t, money, dailyRate(plan, start))));
    })
    .join("\n");
}

/** The guide calculates trips only if a car has the rates of a type, and a city where trips begin is served. */
export function hasTrips(types: readonly VehicleType[], cities: readonly CityId[]): boolean {
  return types.length > 0 && (cities.includes("tbilisi") || cities.includes("kutaisi"));
}

/** Chooses the type of an example: the wanted one, unless cars have the rates of the other only. */
export function exampleType(types: readonly VehicleType[], wanted: VehicleType): VehicleType {
  return types.includes(wanted) ? wanted : (types[0] ?? wanted);
}

/** Markdown rows of rental days and each plan's total, without extras. */
export function totalRows(
  t: TFunction,
  money: Money,
  lengths: readonly number[],
  ...plans: RatePlan[]
): string {
  const total = (plan: RatePlan, days: number) => toCents(days * dailyRate(plan, days));
  return lengths
    .map((days) =>
      row(String(days), ...plans.map((plan) => priceText(t, money, total(plan, days)))),
    )
    .join("\n");
}

/** Markdown rows of a quote: the sum to pay and its parts. */
export function quoteRows(t: TFunction, price: ShownPrice): string {
  return rowsWithRate(t, price)
    .map(({ label, value, isSum }) =>
      isSum ? row(`**${label}**`, `**${value}**`) : row(label, value),
    )
    .join("\n");
}

/** Markdown rows of places and their delivery fees in GEL; any other place is agreed. */
export function deliveryRows(t: TFunction, places: readonly Place[]): string {
  return places
    .map((place) => row(placeText(t, englishName(place), place.name), deliveryCell(t, place.fee)))
    .join("\n");
}

/** Markdown rows of extras and their prices, which `priceOf` writes. */
export function extraRows(
  t: TFunction,
  extras: readonly Extra[],
  priceOf: (extra: Extra) => string,
): string {
  const { language } = formatWith(t);
  return extras.map((extra) => row(textIn(extra.name, language), priceOf(extra))).join("\n");
}

function deliveryCell(t: TFunction, fee: number) {
  return fee > 0 ? formatWith(t).gel(fee) : t("booking.price.deliveryFree");
}

function row(...cells: string[]) {
  return `| ${cells.join(" | ")} |`;
}
