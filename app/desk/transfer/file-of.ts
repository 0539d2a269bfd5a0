import { vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import { lowestRate } from "~/catalog/pricing/rates";
import { FILE_FORMAT, FILE_VERSION, type SiteData } from "./site-data";

/**
 * Returns the data as the content of a file. `pricePerDay` is for people who look into it: it follows from
 * the plan, and an import ignores it.
 */
export function fileOf({ cars, prices, content }: SiteData) {
  return {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    cars: cars.map(({ name, year, plan, vehicles, ...car }) => ({
      name,
      year,
      ...car,
      pricePerDay: String(lowestRate(plan ?? prices.tiers[vehicleTypeOf({ name, ...car })])),
      plan,
      vehicles,
    })),
    prices,
    content,
  };
}
