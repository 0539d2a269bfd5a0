import type { Localized } from "~/web/i18n/localized";
import { placeNamed } from "~/catalog/pricing/places";
import { rentalDays } from "~/catalog/pricing/rates";
import { isInSeason, type Prices } from "~/catalog/pricing/seasons";

/** A rental with fewer than the usual `days` of its pick-up place or of a season. */
export type ShortRental = {
  kind: "shortForPlace" | "shortInSeason";
  name: Localized;
  days: number;
};

type Trip = { pickup: string | undefined; pickupDate: string; returnDate: string };

export function shortFor(
  { pickup, pickupDate, returnDate }: Trip,
  { places, seasons }: Pick<Prices, "places" | "seasons">,
): ShortRental[] {
  const days = rentalDays(pickupDate, returnDate);
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
