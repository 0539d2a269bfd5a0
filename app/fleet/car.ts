import type { RatePlan } from "~/pricing/rates";
import { ownPlan, type PricePlan, type Prices } from "~/pricing/seasons";
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

/** A car with its price plan, which the API does not show. */
export type FleetCar = Car & { plan: PricePlan };

/** A car in the booking form; `plan` is null if the rates of its type apply. */
export type CarChoice = { name: string; image: string; plan: RatePlan | null };

/** The effective price plan: the car's own tiers or those of its type, with the seasons. */
export function planOf(car: { name: string; plan: RatePlan | null }, prices: Prices): PricePlan {
  return car.plan ? ownPlan(car.plan, prices.seasons) : prices.typePlans[vehicleTypeOf(car.name)];
}

/** The additional choice in the booking form; the details go into the notes. */
export const OTHER_VEHICLE = "Other";

export function apiCar(fleetCar: FleetCar): Car {
  const { plan: _, ...car } = fleetCar;
  return car;
}
