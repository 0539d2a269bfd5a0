import type { TFunction } from "i18next";
import { formatWith } from "~/i18n/format";
import type { QuoteLine } from "~/pricing/quote";

export function quoteLineLabel(t: TFunction, line: QuoteLine): string {
  return line.kind === "rental"
    ? t("booking.price.rental", { count: line.days, rate: formatWith(t).usd(line.dailyRate) })
    : t(`booking.price.${line.kind}`);
}
