import type { Amount } from "~/catalog/pricing/fees";
import type { TFunction } from "i18next";
import type { PayWay } from "~/catalog/company/content/parts";
import { priceRangeText, priceText } from "~/catalog/company/price-text";
import type { Money } from "~/catalog/pricing/money";
import { countryName } from "~/catalog/fleet/prices/price-line-label";
import { formatWith } from "~/web/i18n/format";
import { textIn } from "~/web/i18n/localized";
import { ROAD_ANSWERS, type ModelRoad, type RoadAnswer } from "./roads";
import type { DriverFee } from "./company-terms";
import { DECIDING, termsWith, type Term, type TermKey } from "./terms";

/** Terms of a rental with the rates of today, for the approximations of their sums. */
export type PricedTerms = { terms: readonly Term[]; money: Money };

type TermOf<Key extends TermKey> = Extract<Term, { key: Key }>;

/** Returns what a term is about, such as «Refundable deposit». */
export function termLabel(t: TFunction, { key }: Pick<Term, "key">): string {
  return t(`terms.labels.${key}`);
}

/** Returns what a driver costs, such as «$5 a day, at most $35». */
function feeText(t: TFunction, { amount, currency, perDay, atMost }: DriverFee): string {
  const { money } = formatWith(t);
  const price = money(amount, currency);
  const fee = t(perDay ? "terms.perDay" : "terms.once", { price });
  return atMost === null ? fee : t("terms.atMost", { fee, price: money(atMost, currency) });
}

/** Returns what the permission for a country costs: «Armenia: $30». */
function borderText(t: TFunction, { country, amount, currency }: Amount & { country: string }) {
  const price = amount === 0 ? t("booking.hints.free") : formatWith(t).money(amount, currency);
  return t("booking.price.placeFee", { place: countryName(t, country), fee: price });
}

function mileageText(t: TFunction, limit: number, perKm: Amount | undefined): string {
  const { number, money } = formatWith(t);
  const text = t("terms.mileage.limit", { km: number(limit) });
  return perKm
    ? t("terms.mileage.beyond", { limit: text, price: money(perKm.amount, perKm.currency) })
    : text;
}

/** Returns what a term says, such as «$50, in cash; back at the return». `money` has the rates of today. */
export function termText(t: TFunction, money: Money, term: Term): string {
  const { language } = formatWith(t);
  switch (term.key) {
    case "cancellation":
      return cancellationText(t, term);
    case "deposit":
      return depositText(t, money, term);
    case "excess":
      return term.amount === 0
        ? t("terms.none")
        : t("terms.excess", { amount: sum(t, money, term, term.amount) });
    case "zeroExcess":
      return t("terms.perDay", { price: sum(t, money, term, term.perDay) });
    case "mileage":
      return term.limit === null
        ? t("terms.mileage.unlimited")
        : mileageText(t, term.limit, term.perKm);
    case "fuel":
      return t(`terms.fuel.${term.level}`);
    case "age":
      return term.from === term.to ? String(term.from) : t("terms.ages", term);
    case "licence":
      return t("terms.licence", { count: term.years });
    case "payment":
      return paymentText(t, term);
    case "secondDriver":
      return term.fee ? feeText(t, term.fee) : t(`terms.secondDriver.${term.allowed}`);
    case "youngDriver":
      return term.fees
        .map((fee) => t("terms.youngDriver", { age: fee.age, fee: feeText(t, fee) }))
        .join("; ");
    case "abroad":
      return term.borders.map((border) => borderText(t, border)).join("; ");
    case "roads":
      return roadGroups(term.roads)
        .map(({ allowed, roads }) => {
          const names = roads.map((road) => textIn(road, language)).join(", ");
          return `${t(`terms.roads.${allowed}`)}: ${names}`;
        })
        .join("; ");
    case "notCovered":
    case "noRoads":
      return textIn(term.text, language);
  }
}

/** Returns the terms that decide in few words each, such as «$50 deposit»; with `today` also dates are short. */
export function shortTerms(
  t: TFunction,
  { terms, money }: PricedTerms,
  today: string | null = null,
): string[] {
  return termsWith(terms, DECIDING).map((term) => {
    if (term.key === "cancellation") {
      return t("terms.short.cancellation", { until: cancellationText(t, term, today) });
    }
    if (term.key === "deposit") {
      return term.to === 0
        ? t("terms.short.noDeposit")
        : t("terms.short.deposit", { amount: depositSum(t, money, term) });
    }
    if (term.key !== "excess") return termText(t, money, term);
    return term.amount === 0
      ? t("terms.short.noExcess")
      : t("terms.short.excess", { amount: sum(t, money, term, term.amount) });
  });
}

/** Returns the roads by what they are allowed, without answers that no road has. */
export function roadGroups(
  roads: readonly ModelRoad[],
): { allowed: RoadAnswer; roads: ModelRoad["road"][] }[] {
  return ROAD_ANSWERS.flatMap((allowed) => {
    const own = roads.filter((road) => road.allowed === allowed).map(({ road }) => road);
    return own.length > 0 ? [{ allowed, roads: own }] : [];
  });
}

/** Formats a sum of a term, with an approximation only while its currency is the site's. */
function sum(
  t: TFunction,
  money: Money,
  { currency }: Pick<TermOf<"excess">, "currency">,
  amount: number,
) {
  return priceText(t, inCurrency(money, currency), amount);
}

function inCurrency(money: Money, currency: Money["currency"]): Money {
  return money.currency === currency ? money : { currency, exchange: null };
}

function cancellationText(
  t: TFunction,
  { hours, until }: TermOf<"cancellation">,
  today: string | null = null,
): string {
  if (!until) {
    return hours === 0
      ? t("terms.cancellation.pickup")
      : t("terms.cancellation.hours", { count: hours });
  }
  const { day, range } = formatWith(t);
  const date = today === null ? day(until.date) : range(until.date, until.date, today);
  return until.time === null
    ? t("terms.cancellation.day", { date })
    : t("terms.cancellation.moment", { date, time: until.time });
}

function depositSum(t: TFunction, money: Money, { from, to, currency }: TermOf<"deposit">): string {
  const own = inCurrency(money, currency);
  return from === to ? priceText(t, own, from) : priceRangeText(t, own, { from, to });
}

function depositText(t: TFunction, money: Money, term: TermOf<"deposit">): string {
  const { to, by, returnDays } = term;
  if (to === 0) return t("terms.none");
  const ways = by.map((way) => t(`terms.deposit.by.${way}`));
  return [
    [depositSum(t, money, term), eitherOf(t, ways)].filter(Boolean).join(", "),
    returnDays !== null &&
      (returnDays === 0
        ? t("terms.deposit.atReturn")
        : t("terms.deposit.within", { count: returnDays })),
  ]
    .filter(Boolean)
    .join("; ");
}

function paymentText(t: TFunction, { atPickup, by, noCard }: TermOf<"payment">): string {
  const ways = payWaysText(t, by);
  return [
    [atPickup && t("terms.payment.atPickup"), ways].filter(Boolean).join(", "),
    noCard && t("terms.payment.noCard"),
  ]
    .filter(Boolean)
    .join("; ");
}

/** Returns how customers can pay, such as «in cash or by card»; empty without any way. */
export function payWaysText(t: TFunction, by: readonly PayWay[]): string {
  return eitherOf(
    t,
    by.map((way) => t(`terms.payment.by.${way}`)),
  );
}

/** Joins words of which one is enough: «in cash or by card»; empty without any. */
export function eitherOf(t: TFunction, ways: readonly string[]): string {
  const last = ways.at(-1);
  if (last === undefined || ways.length === 1) return last ?? "";
  return t("terms.either", { ways: ways.slice(0, -1).join(", "), last });
}
