import type { TFunction } from "i18next";
import { formatWith } from "~/i18n/format";
import type { QuoteLine } from "~/pricing/quote";

export function quoteLineLabel(t: TFunction, line: QuoteLine): string {
  if (line.kind !== "rental") return t(`booking.price.${line.kind}`);
  const { usd, language } = formatWith(t);
  const days = t("booking.price.rental", { count: line.days, rate: usd(line.dailyRate) });
  return line.season ? t("booking.price.inSeason", { days, season: line.season[language] }) : days;
}
