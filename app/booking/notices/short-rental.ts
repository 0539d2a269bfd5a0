import type { Localized } from "~/web/i18n/localized";
import { placeNamed } from "~/catalog/pricing/places";
import { countDays, type Moments } from "~/catalog/pricing/rates";
import { isInSeason, type Prices } from "~/catalog/pricing/seasons";

/** A rental with fewer than the usual `days` of its pick-up place or of a season. */
export type ShortRental = {
  kind: "shortForPlace" | "shortInSeason";
  name: Localized;
  days: number;
};

type Trip = Moments & { pickup: string | undefined };

export function shortFor(
  { pickup, ...moments }: Trip,
  { places, seasons, rules }: Pick<Prices, "places" | "seasons" | "rules">,
): ShortRental[] {
  const { pickupDate, returnDate } = moments;
  const { days } = countDays(moments, rules?.graceMinutes);
  const first = pickupDate < returnDate ? pickupDate : returnDate;
  const place = placeNamed(places, pickup);
  const strict = seasons.filter(
    (season) => days < season.minDays && isInSeason(season, first, days),
  );
  return [
    ...(place && days < place.minDays
      ? [{ kind: "shortForPlace" as const, name: place.name, days: place.minDays }]
      : []),
    ...strict.map(({ name, minDays }) => ({
      kind: "shortInSeason" as const,
      name,
      days: minDays,
    })),
  ];
}
