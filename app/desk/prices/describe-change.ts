import type { TFunction } from "i18next";
import { formatWith } from "~/i18n/format";
import type { ExtraOffer } from "~/pricing/offered-extras";
import type { DeskPlace } from "~/pricing/places";
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
  if ("main" in before && "main" in after) return [currencyText(t, before, after)];
  const [from, to] = [partsOf(t, before, cars), partsOf(t, after, cars)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) =>
    partChange(from.get(key), to.get(key)),
  );
}

/** A plan, season, place or extra: its name in the page's language, and its prices. */
type Part = { name: string; text: string };

const NO_PART = "–";

function partChange(before: Part | undefined, after: Part | undefined): string[] {
  const isRenamed = before && after && before.name !== after.name;
  const [old, now] = [before, after].map((part) => {
    if (!part) return NO_PART;
    return isRenamed ? `${part.name}, ${part.text}` : part.text;
  });
  if (old === now) return [];
  return [isRenamed ? `${old} → ${now}` : `${(after ?? before)?.name}: ${old} → ${now}`];
}

/** The parts of a table by a key that a change of a translation leaves as it is. */
function partsOf(
  t: TFunction,
  table: PriceTables[PriceSubject],
  cars: readonly CarName[],
): Map<string, Part> {
  if (!("plans" in table)) {
    if ("main" in table) return new Map();
    return new Map(table.map((row) => [row.name.en, rowPart(t, row)]));
  }
  const { types, plans } = table;
  const nameOf = (id: string) => cars.find((car) => String(car.id) === id)?.name ?? `№ ${id}`;
  const planPart = (name: string, plan: RatePlan) => ({ name, text: planText(t, plan) });
  return new Map([
    ["sedan", planPart(t("prices.sedans"), types.sedan)],
    ["suv", planPart(t("prices.suvs"), types.suv)],
    ...Object.entries(plans).map(([id, plan]) => [id, planPart(nameOf(id), plan)] as const),
  ]);
}

type CurrencyPart = PriceTables["currency"];

function currencyText(t: TFunction, before: CurrencyPart, after: CurrencyPart): string {
  const name = ({ main }: CurrencyPart) => t(`prices.currency.names.${main?.currency ?? "USD"}`);
  return t("prices.currency.changed", { before: name(before), after: name(after) });
}

function rowPart(t: TFunction, row: Season | DeskPlace | ExtraOffer): Part {
  if ("from" in row) return seasonPart(t, row);
  return "perDay" in row ? extraPart(t, row) : placePart(t, row);
}

/** «1: 50, 4: 40», in the currency of that time. */
function planText(t: TFunction, plan: RatePlan): string {
  const { number } = formatWith(t);
  return plan.map(({ minDays, dailyRate }) => `${minDays}: ${number(dailyRate)}`).join(", ");
}

function seasonPart(t: TFunction, { name, from, to, percent, rates, minDays }: Season): Part {
  const { day, language } = formatWith(t);
  const price = rates
    ? `${planText(t, rates.sedan)}; ${planText(t, rates.suv)}`
    : percentText(t, percent);
  const days = minDays > 1 ? `, ${t("prices.fromDaysOn", { count: minDays })}` : "";
  return { name: name[language], text: `${day(from)} – ${day(to)}, ${price}${days}` };
}

/** Changes of before places had gaps have none. */
function placePart(t: TFunction, { name, fee, minDays, gapMinutes = 0 }: DeskPlace): Part {
  const { gel, language } = formatWith(t);
  const parts = [
    gel(fee),
    ...(minDays > 1 ? [t("prices.fromDaysOn", { count: minDays })] : []),
    ...(gapMinutes > 0 ? [t("prices.places.gap", { count: gapMinutes })] : []),
  ];
  return { name: name[language], text: parts.join(", ") };
}

function extraPart(t: TFunction, { name, price, perDay, max }: ExtraOffer): Part {
  const { number, language } = formatWith(t);
  const unit = t(`prices.extras.units.${perDay ? "day" : "once"}`);
  return { name: name[language], text: `${number(price)}, ${unit}, ≤ ${max}` };
}

/** «+20 % on the usual rates» */
export function percentText(t: TFunction, percent: number | null): string {
  if (percent === null) return t("prices.seasons.usual");
  return t("prices.seasons.byPercent", { percent: signedPercent(percent) });
}

function signedPercent(percent: number): string {
  return percent > 0 ? `+${percent} %` : `−${-percent} %`;
}
