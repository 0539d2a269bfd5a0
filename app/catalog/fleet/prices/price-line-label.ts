import type { TFunction } from "i18next";
import { formatWith } from "~/web/i18n/format";
import type { ExtraLine } from "~/catalog/pricing/extras";
import { isFee, type FeeLine } from "~/catalog/pricing/fees";
import type { QuoteLine } from "~/catalog/pricing/quote";
import type { MainCurrency } from "~/catalog/pricing/money";
import { textIn } from "~/web/i18n/localized";

/** Returns what a line of a price is for; `currency` is that of the price. */
export function priceLineLabel(
  t: TFunction,
  line: QuoteLine | FeeLine,
  currency: MainCurrency,
): string {
  if (isFee(line)) return feeLabel(t, line);
  if (line.kind !== "rental") return extraLabel(t, line);
  const { money, language } = formatWith(t);
  const days = t("booking.price.rental", {
    count: line.days,
    rate: money(line.dailyRate, currency),
  });
  return line.season
    ? t("booking.price.inSeason", { days, season: textIn(line.season, language) })
    : days;
}

function feeLabel(t: TFunction, { kind, ...line }: FeeLine): string {
  switch (kind) {
    case "outOfHours":
      return t(`booking.price.fees.outOfHours.${line.at ?? "pickup"}`);
    case "lateReturn":
      return t("booking.price.fees.lateReturn", { count: line.hours ?? 0 });
    case "youngDriver":
      return t("booking.price.fees.youngDriver", { age: line.age });
    case "border":
      return t("booking.price.fees.border", { country: countryName(t, line.country ?? "") });
    case "discount":
      return line.percent === undefined
        ? t("booking.price.fees.discount", { code: line.code })
        : t("booking.price.fees.discountPercent", {
            code: line.code,
            percent: String(line.percent).replace(".", t("format.decimal")),
          });
    default:
      return t(`booking.price.fees.${kind}`);
  }
}

/** The countries behind a border, which texts name; others are named by their code. */
export const BORDER_COUNTRIES = ["AM", "AZ", "RU", "TR"] as const;

/** Returns the name of a country, ISO 3166 alpha-2. */
export function countryName(t: TFunction, code: string): string {
  const known = BORDER_COUNTRIES.find((country) => country === code);
  return known ? t(`booking.price.countries.${known}`) : code;
}

/** The name of an extra, without its price. */
export type ExtraName = Pick<ExtraLine, "kind" | "name" | "quantity">;

/** Returns the extras of a booking; its lines are null in bookings from before they were stored. */
export function extrasOf(lines: readonly QuoteLine[] | null): ExtraName[] {
  return (lines ?? []).flatMap((line): ExtraName[] => {
    if (line.kind === "rental") return [];
    const { kind, name, quantity } = line;
    return [{ kind, ...(name && { name }), ...(quantity && { quantity }) }];
  });
}

export function extraLabel(t: TFunction, extra: ExtraName): string {
  const { kind, name, quantity = 1 } = extra;
  const stored = textIn(name, formatWith(t).language);
  const text = stored || (kind === "extra" ? "" : t(`booking.price.${kind}`));
  return quantity > 1 ? `${text} × ${quantity}` : text;
}
