import type { TFunction } from "i18next";
import { textIn } from "~/web/i18n/localized";
import { formatWith } from "~/web/i18n/format";
import type { Extra } from "~/catalog/pricing/fixed-extras";
import type { OfferLine } from "~/catalog/pricing/offered-extras";
import type { QuoteLine } from "~/catalog/pricing/quote";
import type { MainCurrency } from "~/catalog/pricing/money";

export function quoteLineLabel(t: TFunction, line: QuoteLine, currency: MainCurrency): string {
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

/** The name of an extra, without its price. */
export type ExtraName = { kind: Extra } | Omit<OfferLine, "amount">;

/** Returns the extras of a booking; its lines are null in bookings from before they were stored. */
export function extrasOf(lines: readonly QuoteLine[] | null): ExtraName[] {
  return (lines ?? []).flatMap((line): ExtraName[] => {
    if (line.kind === "rental") return [];
    const { amount: _, ...extra } = line;
    return [extra];
  });
}

export function extraLabel(t: TFunction, extra: ExtraName): string {
  if (extra.kind !== "extra") return t(`booking.price.${extra.kind}`);
  const { name, quantity } = extra;
  const text = name[formatWith(t).language];
  return quantity > 1 ? `${text} × ${quantity}` : text;
}
