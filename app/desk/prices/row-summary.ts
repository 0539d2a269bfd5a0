import type { TFunction } from "i18next";
import { formatWith } from "~/web/i18n/format";
import { momentsWith } from "~/web/i18n/moments";
import type { Extra } from "~/catalog/pricing/extras";
import type { DiscountCode } from "~/catalog/pricing/discount";
import type { FeeRule } from "~/catalog/pricing/fee-rules";
import { countryName } from "~/catalog/fleet/prices/price-line-label";
import type { DeskPlace } from "~/catalog/pricing/places";
import type { RatePlan } from "~/catalog/pricing/rates";
import { textIn } from "~/web/i18n/localized";
import type { Road } from "~/catalog/pricing/price-tables";
import type { Season } from "~/catalog/pricing/seasons";

/** A plan, season, place, extra, fee or discount code: its name in the page's language, and its prices. */
export type RowSummary = { name: string; text: string };

export function rowSummary(
  t: TFunction,
  row: Season | DeskPlace | Extra | Road | DiscountCode,
): RowSummary {
  if ("code" in row) return codeSummary(t, row);
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

/** Returns how the days of a rental are counted. */
export function countingText(t: TFunction, graceMinutes: number | null): string {
  if (graceMinutes === null) return t("prices.fees.dayKinds.calendar");
  const hours = t("prices.fees.dayKinds.hours");
  if (graceMinutes === 0) return hours;
  return t("prices.fees.withGrace", { hours, grace: momentsWith(t).duration(graceMinutes) });
}

/** Returns what a fee is for, and what it costs. */
export function ruleSummary(t: TFunction, rule: FeeRule, places: readonly DeskPlace[]): RowSummary {
  const { money } = formatWith(t);
  const { currency } = rule;
  const price = money(rule.amount, currency);
  const isDaily = "perDay" in rule && rule.perDay;
  const facts = [
    isDaily ? t("booking.price.perDay", { price }) : price,
    ...("minutes" in rule && rule.minutes > 0
      ? [t("prices.fees.after", { grace: momentsWith(t).duration(rule.minutes) })]
      : []),
    ...("atMost" in rule && rule.atMost !== null ? [`≤ ${money(rule.atMost, currency)}`] : []),
  ];
  return { name: ruleName(t, rule, places), text: facts.join(", ") };
}

/** Returns what a fee is for; of a place that the company no longer has, its slug. */
export function ruleName(t: TFunction, rule: FeeRule, places: readonly DeskPlace[]): string {
  const placeName = (slug: string) => {
    const place = places.find((one) => one.slug === slug);
    return place ? textIn(place.name, formatWith(t).language) : slug;
  };
  const kind = t(`prices.fees.kinds.${rule.kind}`);
  switch (rule.kind) {
    case "oneWay":
    case "delivery":
      return `${kind}: ${placeName(rule.pickup)} → ${placeName(rule.return)}`;
    case "outOfHours":
      return `${kind}: ${rule.from}–${rule.until}`;
    case "youngDriver":
      return t("booking.price.fees.youngDriver", { age: rule.age });
    case "border":
      return `${kind}: ${countryName(t, rule.country)}`;
    default:
      return kind;
  }
}

function codeSummary(t: TFunction, code: DiscountCode): RowSummary {
  const { number, money, day } = formatWith(t);
  const off =
    code.amount !== null && code.currency !== null
      ? money(code.amount, code.currency)
      : `${number(code.percent ?? 0)}%`;
  const facts = [
    off,
    ...(code.lastDay === null ? [] : [t("prices.codes.until", { day: day(code.lastDay) })]),
    ...(code.maxUses === null ? [] : [`≤ ${number(code.maxUses)}`]),
  ];
  return { name: code.code, text: facts.join(", ") };
}

/** Returns a text such as «Usual rates +20%». */
export function percentText(t: TFunction, percent: number | null): string {
  if (percent === null) return t("prices.seasons.usual");
  return t("prices.seasons.byPercent", { percent: signedPercent(percent) });
}

function signedPercent(percent: number): string {
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}
