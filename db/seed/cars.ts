import { fourByFours } from "./cars/four-by-fours";
import { hybrids } from "./cars/hybrids";
import { largeSuvs } from "./cars/large-suvs";
import type { SeedCar } from "./cars/seed-car";
import { sedans } from "./cars/sedans";
import { suvs } from "./cars/suvs";

/**
 * The first fleet, in the order of their ids. None has a body type, so only cars for which the naming rules of the
 * specification are true: Jeep, Toyota, Nissan, Hyundai and Kia as SUVs, Mazda and Honda as sedans.
 */
export const seedCars: readonly SeedCar[] = [
  ...hybrids,
  ...sedans,
  ...suvs,
  ...largeSuvs,
  ...fourByFours,
].toSorted((one, other) => one.sortOrder - other.sortOrder);
