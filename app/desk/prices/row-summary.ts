import type { TFunction } from "i18next";
import { formatWith } from "~/web/i18n/format";
import { momentsWith } from "~/web/i18n/moments";
import type { Extra } from "~/catalog/pricing/extras";
import type { DeskPlace } from "~/catalog/pricing/places";
import type { RatePlan } from "~/catalog/pricing/rates";
import { textIn } from "~/web/i18n/localized";
import type { Road } from "~/catalog/pricing/price-tables";
import type { Season } from "~/catalog/pricing/seasons";

/** A plan, season, place or extra: its name in the page's language, and its prices. */
export type RowSummary = { name: string; text: string };

export function rowSummary(t: TFunction, row: Season | DeskPlace | Extra | Road): RowSummary {
  if ("from" in row) return seasonSummary(t, row);
  if (!("perDay" in row || "fee" in row)) return roadSummary(t, row);
  return "perDay" in row ? extraSummary(t, row) : placeSummary(t, row);
}

/** Returns a plan such as «1: 50, 4: 40», in the currency of that time. */
export function planText(t: TFunction, plan: RatePlan): string {
  const { number } = formatWith(t);
  return plan.map(({ minDays, dailyRate }) => `${minDays}: ${number(dailyRate)}`).join(", ");
}

function seasonSummary(
  t: TFunction,
  { name, from, to, percent, rates, minDays }: Season,
): RowSummary {
  const { day, language } = formatWith(t);
  const price = rates
    ? `${planText(t, rates.sedan)}; ${planText(t, rates.suv)}`
    : percentText(t, percent);
  const days = minDays > 1 ? `, ${t("prices.minimum", { count: minDays })}` : "";
  return { name: textIn(name, language), text: `${day(from)} – ${day(to)}, ${price}${days}` };
}

function placeSummary(t: TFunction, { name, fee, minDays, gapMinutes }: DeskPlace): RowSummary {
  const { gel, language } = formatWith(t);
  const { duration } = momentsWith(t);
  const facts = [
    gel(fee),
    ...(minDays > 1 ? [t("prices.minimum", { count: minDays })] : []),
    ...(gapMinutes > 0 ? [t("prices.places.gap", { gap: duration(gapMinutes) })] : []),
  ];
  return { name: textIn(name, language), text: facts.join(", ") };
}

function roadSummary(t: TFunction, { name }: Road): RowSummary {
  const text = textIn(name, formatWith(t).language);
  return { name: text, text };
}

function extraSummary(t: TFunction, extra: Extra): RowSummary {
  const { name, price, perDay, max, isOffered } = extra;
  const { number, language } = formatWith(t);
  const facts = [
    number(price),
    t(`prices.extras.units.${perDay ? "day" : "once"}`),
    `≤ ${max}`,
    ...(isOffered ? [] : [t("prices.extras.notOffered")]),
  ];
  return { name: textIn(name, language), text: facts.join(", ") };
}

/** Returns a text such as «Usual rates +20%». */
export function percentText(t: TFunction, percent: number | null): string {
  if (percent === null) return t("prices.seasons.usual");
  return t("prices.seasons.byPercent", { percent: signedPercent(percent) });
}

function signedPercent(percent: number): string {
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}
