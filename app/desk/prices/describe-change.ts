import type { TFunction } from "i18next";
import { formatWith } from "~/i18n/format";
import type { ExtraOffer } from "~/pricing/further-extras";
import type { Place } from "~/pricing/places";
import type { PriceSubject, PriceTables } from "~/pricing/price-tables";
import type { PriceChange } from "~/pricing/price-tables.queries.server";
import type { RatePlan } from "~/pricing/rates";
import type { Season } from "~/pricing/seasons";

type CarName = { id: number; name: string };

/** What a change of a price table changed, a text for each plan or season. */
export function describeChange(
  t: TFunction,
  { before, after }: Pick<PriceChange, "before" | "after">,
  cars: readonly CarName[],
): string[] {
  const [from, to] = [partsOf(t, before, cars), partsOf(t, after, cars)];
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((name) => from.get(name) !== to.get(name))
    .map((name) => {
      const [old, now] = [from.get(name) ?? "–", to.get(name) ?? "–"];
      return `${name}: ${old} → ${now}`;
    });
}

/** The texts of a table's parts by their names. */
function partsOf(
  t: TFunction,
  table: PriceTables[PriceSubject],
  cars: readonly CarName[],
): Map<string, string> {
  if (!("types" in table)) {
    return new Map(table.map((row) => rowPart(t, row)));
  }
  const { types, plans } = table;
  const nameOf = (id: string) => cars.find((car) => String(car.id) === id)?.name ?? `№ ${id}`;
  return new Map([
    [t("prices.sedans"), planText(t, types.sedan)],
    [t("prices.suvs"), planText(t, types.suv)],
    ...Object.entries(plans).map(([id, plan]) => [nameOf(id), planText(t, plan)] as const),
  ]);
}

function rowPart(t: TFunction, row: Season | Place | ExtraOffer) {
  if ("from" in row) return seasonPart(t, row);
  return "perDay" in row ? extraPart(t, row) : placePart(t, row);
}

/** «1: $50, 4: $40» */
function planText(t: TFunction, plan: RatePlan): string {
  const { usd } = formatWith(t);
  return plan.map(({ minDays, dailyRate }) => `${minDays}: ${usd(dailyRate)}`).join(", ");
}

function seasonPart(t: TFunction, { name, from, to, percent, rates, minDays }: Season) {
  const { day, language } = formatWith(t);
  const price = rates
    ? `${planText(t, rates.sedan)}; ${planText(t, rates.suv)}`
    : percentText(t, percent);
  const days = minDays > 1 ? `, ${t("prices.fromDaysOn", { count: minDays })}` : "";
  return [name[language], `${day(from)} – ${day(to)}, ${price}${days}`] as const;
}

function placePart(t: TFunction, { name, fee, minDays }: Place) {
  const { gel, language } = formatWith(t);
  const days = t("prices.fromDaysOn", { count: minDays });
  return [name.en, `${name[language]}, ${gel(fee)}${minDays > 1 ? `, ${days}` : ""}`] as const;
}

function extraPart(t: TFunction, { name, price, perDay, max }: ExtraOffer) {
  const { usd, language } = formatWith(t);
  const unit = t(`prices.extras.units.${perDay ? "day" : "once"}`);
  return [name.en, `${name[language]}, ${usd(price)}, ${unit}, ≤ ${max}`] as const;
}

/** «+20 % on the usual rates» */
export function percentText(t: TFunction, percent: number | null): string {
  if (percent === null) return t("prices.seasons.usual");
  return t("prices.seasons.byPercent", { percent: signedPercent(percent) });
}

function signedPercent(percent: number): string {
  return percent > 0 ? `+${percent} %` : `−${-percent} %`;
}
