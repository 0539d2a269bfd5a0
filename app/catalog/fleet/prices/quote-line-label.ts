import type { TFunction } from "i18next";
import { formatWith } from "~/web/i18n/format";
import type { ExtraLine } from "~/catalog/pricing/extras";
import type { QuoteLine } from "~/catalog/pricing/quote";
import type { MainCurrency } from "~/catalog/pricing/money";
import { textIn } from "~/web/i18n/localized";

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
