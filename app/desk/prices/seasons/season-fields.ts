import { localizedFields, localizedNames } from "~/web/i18n/localized";
import type { Season } from "~/catalog/pricing/seasons";

/** The fields of the form of a season, without its own rates, which are a grid. */
export const SEASON_FIELDS = [
  ...localizedNames("name"),
  "from",
  "to",
  "minDays",
  "price",
  "percent",
] as const;
export type SeasonField = (typeof SEASON_FIELDS)[number];
export type SeasonTexts = Record<SeasonField, string>;

export const SEASON_PRICES = ["percent", "rates"] as const;

/** Returns what the form of a season shows at first; a new season's form is empty. */
export function seasonTexts(season: Season | undefined): SeasonTexts {
  return {
    ...localizedFields("name", season?.name),
    from: season?.from ?? "",
    to: season?.to ?? "",
    minDays: season ? String(season.minDays) : "1",
    price: season?.rates ? "rates" : "percent",
    percent: season?.percent ? String(season.percent) : "",
  };
}
