import type { RatePlan, RateTables } from "~/pricing/rates";
import { vehicleTypeOf } from "./vehicle-type";

/** A car for pages and the API, with its texts in one language. */
export type Car = {
  id: number;
  name: string;
  year: number;
  image: string;
  driveType: string;
  transmission: string;
  engine: string;
  passengers: number;
  /** USD, a numeric text: the lowest daily rate of the car's plan. */
  pricePerDay: string;
  isHybrid: boolean;
  description: string;
  exteriorImage1: string | null;
  exteriorImage2: string | null;
  interiorImage1: string | null;
  interiorImage2: string | null;
  trunkImage: string | null;
  fuelType: string;
  engineSize: string;
  fuelConsumption: string;
  insuranceIncluded: boolean;
  additionalFeatures: string | null;
  sortOrder: number;
};

/** A car with its rate plan, which the API does not show. */
export type FleetCar = Car & { ratePlan: RatePlan };

/** A car in the booking form; `plan` is null if the rates of its type apply. */
export type CarChoice = { name: string; image: string; plan: RatePlan | null };

/** The effective rate plan: the car's own, or that of its type. */
export function planOf(car: { name: string; plan: RatePlan | null }, rates: RateTables): RatePlan {
  return car.plan ?? rates[vehicleTypeOf(car.name)];
}

/** The additional choice in the booking form; the details go into the notes. */
export const OTHER_VEHICLE = "Other";

export function apiCar(fleetCar: FleetCar): Car {
  const { ratePlan: _, ...car } = fleetCar;
  return car;
}
