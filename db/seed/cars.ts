import { fourByFours } from "./cars/four-by-fours";
import { hybrids } from "./cars/hybrids";
import { largeSuvs } from "./cars/large-suvs";
import type { SeedCar } from "./cars/seed-car";
import { sedans } from "./cars/sedans";
import { suvs } from "./cars/suvs";

/**
 * The example's fleet, in the order of its ids. None of the cars has a body type, so for all of them the
 * naming rules of the specification are true: Jeep, Toyota, Nissan, Hyundai and Kia as SUVs, Mazda and
 * Honda as sedans.
 */
export const seedCars: readonly SeedCar[] = [
  ...hybrids,
  ...sedans,
  ...suvs,
  ...largeSuvs,
  ...fourByFours,
].toSorted((one, other) => one.sortOrder - other.sortOrder);
