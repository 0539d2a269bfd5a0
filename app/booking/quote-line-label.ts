import type { TFunction } from "i18next";
import { formatWith } from "~/i18n/format";
import type { QuoteLine } from "~/pricing/quote";

/** What the amount of a quote's line is for, in the page's language. */
export function quoteLineLabel(t: TFunction, line: QuoteLine): string {
  return line.kind === "rental"
    ? t("booking.price.rental", { count: line.days, rate: formatWith(t).usd(line.dailyRate) })
    : t(`booking.price.${line.kind}`);
}
