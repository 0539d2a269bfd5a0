import { textIn } from "~/web/i18n/localized";
import type { TFunction } from "i18next";
import { formatWith } from "~/web/i18n/format";
import type { Facts } from "./facts";

/** Lists the seasons that have prices: «Summer (1 July 2030 – 31 August 2030)». Empty without any. */
export function seasonList(t: TFunction, seasons: Facts["seasons"]): string {
  const { day, language } = formatWith(t);
  return seasons
    .map(({ name, from, to }) => `${textIn(name, language)} (${day(from)} – ${day(to)})`)
    .join(", ");
}
