import type { TFunction } from "i18next";
import { formatWith } from "~/i18n/format";
import type { QuoteLine } from "~/pricing/quote";

export function quoteLineLabel(t: TFunction, line: QuoteLine): string {
  const { usd, language } = formatWith(t);
  if (line.kind === "extra") return extraLabel(line.name[language], line.quantity);
  if (line.kind !== "rental") return t(`booking.price.${line.kind}`);
  const days = t("booking.price.rental", { count: line.days, rate: usd(line.dailyRate) });
  return line.season ? t("booking.price.inSeason", { days, season: line.season[language] }) : days;
}

function extraLabel(name: string, quantity: number): string {
  return quantity > 1 ? `${name} × ${quantity}` : name;
}
