import type { LocalName } from "~/pricing/local-name";
import { placeNamed } from "~/pricing/places";
import { rentalDays } from "~/pricing/rental-days";
import { isInSeason, type Prices } from "~/pricing/seasons";

/** A rental with fewer than the usual `days` of its pick-up place or of a season. */
export type ShortRental = {
  kind: "shortForPlace" | "shortInSeason";
  name: LocalName;
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
