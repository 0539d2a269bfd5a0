import type { Car, FleetCar } from "~/catalog/fleet/car";
import {
  fuelOf,
  gearboxOf,
  isFourWheelDrive,
  SUV_MAKES,
  vehicleTypeOf,
} from "~/catalog/fleet/vehicle-type";
import { tripQuote, type TripDates } from "~/catalog/fleet/prices/trip-dates";
import { FILTER_NUMBERS, FILTER_VALUES, MORE_FILTER_VALUES } from "~/web/pages/address-values";
import { filterLimit, USD_PRICES, type MainPrices } from "~/catalog/pricing/money";
import type { Place } from "~/catalog/pricing/places";
import { keysOf } from "~/web/records";

type Chosen<Table extends Record<string, readonly string[]>> = {
  [Name in keyof Table]: Table[Name][number];
};

/** The filters and the order of a list, as in its address. */
export type FleetFilters = Chosen<typeof FILTER_VALUES> &
  Chosen<typeof MORE_FILTER_VALUES> &
  Record<keyof typeof FILTER_NUMBERS, string>;

export type FilterName = keyof FleetFilters;

export const NO_FILTERS: FleetFilters = {
  type: "all",
  price: "all",
  passengers: "any",
  drive: "",
  seats: "",
  bags: "",
  transmission: "",
  fuel: "",
  max: "",
  sort: "",
};

const FILTER_NAMES = keysOf(NO_FILTERS);

/** Returns the filters that differ from those of an address without any, with the order of the list. */
export function chosenFilters(filters: FleetFilters): Record<string, string> {
  const chosen = FILTER_NAMES.filter((name) => isChosen(filters, name));
  return Object.fromEntries(chosen.map((name) => [name, filters[name]]));
}

function isChosen(filters: FleetFilters, name: FilterName): boolean {
  return filters[name] !== NO_FILTERS[name];
}

/** Returns the names of the filters that are set, without the order of the list. */
export function setFilters(filters: FleetFilters): FilterName[] {
  return FILTER_NAMES.filter((name) => name !== "sort" && isChosen(filters, name));
}

/** Returns no filters, in the order of a list. */
export function clearedFilters({ sort }: FleetFilters): FleetFilters {
  return { ...NO_FILTERS, sort };
}

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
  const { drive, transmission, fuel, sort } = MORE_FILTER_VALUES;
  return {
    type: findValue(type, query.get("type")) ?? NO_FILTERS.type,
    price: findValue(price, query.get("price")) ?? NO_FILTERS.price,
    passengers: findValue(passengers, query.get("passengers")) ?? NO_FILTERS.passengers,
    drive: findValue(drive, query.get("drive")) ?? "",
    seats: readNumber("seats", query),
    bags: readNumber("bags", query),
    transmission: findValue(transmission, query.get("transmission")) ?? "",
    fuel: findValue(fuel, query.get("fuel")) ?? "",
    max: readNumber("max", query),
    sort: findValue(sort, query.get("sort")) ?? "",
  };
}

function findValue<Value extends string>(values: readonly Value[], text: string | null) {
  return values.find((value) => value === text);
}

function readNumber(name: keyof typeof FILTER_NUMBERS, query: URLSearchParams): string {
  const text = query.get(name) ?? "";
  return FILTER_NUMBERS[name].test(text) ? text : "";
}

/** Returns the price of a day of a car, in the main currency. */
export type RateOf<C> = (car: C) => number;

/** Returns the price of a day of a trip, computed once for each car; without dates it is the lowest rate. */
export function ratesOf(dates: TripDates | null, places: readonly Place[]): RateOf<FleetCar> {
  if (!dates) return lowestRate;
  const rates = new Map<FleetCar, number>();
  return (car) => {
    const rate = rates.get(car) ?? tripQuote(car.plan, dates, places).pricePerDay;
    rates.set(car, rate);
    return rate;
  };
}

function lowestRate(car: Car): number {
  return Number(car.pricePerDay);
}

type FilterOptions<C> = { rules: FilterRules; main?: MainPrices; rateOf?: RateOf<C> };

type Test<C> = (car: C) => boolean;

/** Returns the cars that pass all filters, in the order that they ask for. */
export function filterCars<C extends Car>(
  cars: readonly C[],
  filters: FleetFilters,
  options: FilterOptions<C>,
): C[] {
  const tests = testsOf(filters, options).map(([, passes]) => passes);
  const found = cars.filter((car) => tests.every((passes) => passes(car)));
  const { rateOf = lowestRate } = options;
  if (filters.sort === "") return found;
  const sign = filters.sort === "price" ? 1 : -1;
  return found.toSorted((one, other) => sign * (rateOf(one) - rateOf(other)));
}

/** A filter without which a list would not be empty, and how many cars it would then have. */
export type WayOut = { name: FilterName; count: number };

/** Returns the filters that alone exclude cars which pass all the others, in one pass over the cars. */
export function waysOut<C extends Car>(
  cars: readonly C[],
  filters: FleetFilters,
  options: FilterOptions<C>,
): WayOut[] {
  const tests = testsOf(filters, options);
  const counts = new Map<FilterName, number>();
  for (const car of cars) {
    const [only, ...others] = tests.filter(([, passes]) => !passes(car));
    if (only && others.length === 0) counts.set(only[0], (counts.get(only[0]) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** The filters that a list offers to set with one press. */
const QUICK = [
  { name: "drive", value: "4x4" },
  { name: "seats", value: "7" },
  { name: "transmission", value: "automatic" },
  { name: "fuel", value: "hybrid" },
  { name: "fuel", value: "diesel" },
] as const satisfies readonly { name: FilterName; value: string }[];

/** A filter that is set with one press, and how many cars the list then has. */
export type QuickFilter = { name: FilterName; value: string; count: number };

/** Returns the quick filters with the cars that pass them and the others; without those that lead to no car. */
export function quickFilters<C extends Car>(
  cars: readonly C[],
  filters: FleetFilters,
  options: FilterOptions<C>,
): QuickFilter[] {
  const tests = testsOf(filters, options);
  const quick = QUICK.map((one) => {
    const [found] = testsOf({ ...NO_FILTERS, [one.name]: one.value }, options);
    return { ...one, passes: found![1], count: 0 };
  });
  for (const car of cars) {
    const failed = tests.flatMap(([name, passes]) => (passes(car) ? [] : [name]));
    if (failed.length > 1) continue;
    for (const one of quick) {
      if ((failed[0] ?? one.name) === one.name && one.passes(car)) one.count++;
    }
  }
  return quick
    .filter(({ name, value, count }) => count > 0 || filters[name] === value)
    .map(({ name, value, count }) => ({ name, value, count }));
}

/** Returns what a car must pass by each filter that is set. */
function testsOf<C extends Car>(
  filters: FleetFilters,
  { rules, main = USD_PRICES, rateOf = lowestRate }: FilterOptions<C>,
): [FilterName, Test<C>][] {
  const { type, price, passengers, drive, seats, bags, transmission, fuel, max } = filters;
  const limits = priceLimits(main);
  const tests: Partial<Record<FilterName, Test<C>>> = {
    type: (car) => matchesType(car, type, rules),
    price: (car) => matchesPrice(lowestRate(car), price, limits),
    passengers: (car) => car.passengers >= Number(passengers),
    drive: (car) => drive === "4x4" && isFourWheelDrive(car.driveType),
    seats: (car) => car.passengers >= Number(seats),
    bags: (car) => car.bags !== null && car.bags >= Number(bags),
    transmission: (car) => gearboxOf(car) === transmission,
    fuel: (car) => fuelOf(car) === fuel,
    max: (car) => rateOf(car) <= Number(max),
  };
  return setFilters(filters).flatMap((name) => {
    const passes = tests[name];
    return passes ? [[name, passes]] : [];
  });
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

/** The highest prices of a day that a list offers to choose, in USD. */
const HIGHEST = [40, 50, 60, 80, 100];

/** Returns the highest prices of a day to choose from, in the main currency, in order. */
export function highestPrices(main: MainPrices): number[] {
  return [...new Set(HIGHEST.map((usd) => filterLimit(usd, main)))];
}
