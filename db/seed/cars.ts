import { fourByFours } from "./cars/four-by-fours";
import { hatchbacksAndMinivans } from "./cars/hatchbacks-and-minivans";
import { hybrids } from "./cars/hybrids";
import { largeSuvs } from "./cars/large-suvs";
import type { SeedCar } from "./cars/seed-car";
import { sedans } from "./cars/sedans";
import { suvs } from "./cars/suvs";

/** The first fleet, in the order of their ids. */
export const seedCars: readonly SeedCar[] = [
  ...hybrids,
  ...sedans,
  ...hatchbacksAndMinivans,
  ...suvs,
  ...largeSuvs,
  ...fourByFours,
].toSorted((one, other) => one.sortOrder - other.sortOrder);
