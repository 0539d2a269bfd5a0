import type { RatePlan, RateTables } from "~/pricing/rates";
import { vehicleTypeOf } from "./vehicle-type";

/** A car as the pages and the API show it, its texts in one language. */
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

/** A car with the plan that its prices come from. The API shows the car alone. */
export type FleetCar = Car & { ratePlan: RatePlan };

/** A car that the booking form offers; `plan` is null where the car follows its type's rates. */
export type CarChoice = { name: string; image: string; plan: RatePlan | null };

/** The plan that a car's prices come from: its own, or that of its type. */
export function planOf(car: { name: string; plan: RatePlan | null }, rates: RateTables): RatePlan {
  return car.plan ?? rates[vehicleTypeOf(car.name)];
}

/** The choice beside the fleet's cars in the booking form; the detail goes into the notes. */
export const OTHER_VEHICLE = "Other";

/** A car as the API shows it. */
export function apiCar(fleetCar: FleetCar): Car {
  const { ratePlan: _, ...car } = fleetCar;
  return car;
}
