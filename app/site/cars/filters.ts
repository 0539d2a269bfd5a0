import type { Car } from "~/catalog/fleet/car";
import { SUV_MAKES, vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import { FILTER_VALUES } from "~/web/pages/address-values";
import { filterLimit, USD_PRICES, type MainPrices } from "~/catalog/pricing/money";

export type FleetFilters = {
  [Name in keyof typeof FILTER_VALUES]: (typeof FILTER_VALUES)[Name][number];
};

export const NO_FILTERS: FleetFilters = { type: "all", price: "all", passengers: "any" };

/**
 * Words in names that match a type, for cars without a body type. The two pages have different rules
 * (specification 5).
 */
export type FilterRules = { suv: readonly string[]; sedan: readonly string[] };

export const HOME_RULES: FilterRules = { suv: SUV_MAKES, sedan: ["Mazda", "Honda"] };
export const ALL_CARS_RULES: FilterRules = {
  suv: SUV_MAKES,
  sedan: ["Mazda", "Honda", "Sonata", "Optima", "Fusion", "Camry"],
};

/** Parses the filters of an address; unknown values are ignored. */
export function readFilters(query: URLSearchParams): FleetFilters {
  const { type, price, passengers } = FILTER_VALUES;
  return {
    type: findValue(type, query.get("type")) ?? NO_FILTERS.type,
    price: findValue(price, query.get("price")) ?? NO_FILTERS.price,
    passengers: findValue(passengers, query.get("passengers")) ?? NO_FILTERS.passengers,
  };
}

function findValue<Value extends string>(values: readonly Value[], text: string | null) {
  return values.find((value) => value === text);
}

export function filterCars<C extends Car>(
  cars: readonly C[],
  filters: FleetFilters,
  rules: FilterRules,
  main: MainPrices = USD_PRICES,
): C[] {
  return cars.filter(
    (car) =>
      matchesType(car, filters.type, rules) &&
      matchesPrice(Number(car.pricePerDay), filters.price, priceLimits(main)) &&
      (filters.passengers === "any" || car.passengers >= Number(filters.passengers)),
  );
}

function matchesType(car: Car, type: FleetFilters["type"], rules: FilterRules) {
  if (type === "all") return true;
  if (type === "hybrid") return car.isHybrid;
  if (car.bodyType) return vehicleTypeOf(car) === type;
  return rules[type].some((word) => car.name.includes(word));
}

/** Returns the bounds of `mid` (specification 5), in the main currency. */
export function priceLimits(main: MainPrices) {
  return { from: filterLimit(40, main), to: filterLimit(70, main) };
}

type Limits = ReturnType<typeof priceLimits>;

function matchesPrice(rate: number, price: FleetFilters["price"], { from, to }: Limits) {
  switch (price) {
    case "all":
      return true;
    case "budget":
      return rate < from;
    case "mid":
      return rate >= from && rate <= to;
    case "premium":
      return rate > to;
  }
}
