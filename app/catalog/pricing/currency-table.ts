import type { Extra } from "./extras";
import type { ExchangeRates } from "./exchange-rates";
import type { MainCurrency, MainPrices } from "./money";
import { VEHICLE_TYPES, type RatePlan, type RateTables, type VehicleType } from "./rates";
import type { Season } from "./seasons";

type CarPrices = { plan: RatePlan | null } & Record<CarSum, number | null>;

/** The sums of a car besides its rates. */
type CarSum = "deposit" | "excess" | "zeroExcess";

/** Everything that is stored in the main currency. */
export type CurrencyTable = {
  main: MainPrices;
  types: RateTables;
  /** The prices of cars by their ids, including archived ones. */
  cars: Readonly<Record<string, CarPrices>>;
  seasons: readonly Season[];
  extras: readonly Extra[];
  /** The claims as the fields of their form. */
  claims: Readonly<Record<string, string>>;
};

/** The claims that are prices. */
export const CLAIM_PRICES = [
  "usualPricesFrom",
  "usualPricesTo",
  "depositFrom",
  "depositTo",
  "driverFrom",
  "driverTo",
] as const;

/** Identifies a price of the table. */
export type PriceOf =
  | { kind: "type"; type: VehicleType; minDays: number }
  | { kind: "car"; car: string; minDays: number }
  | { kind: CarSum; car: string }
  | { kind: "season"; season: Season; type: VehicleType; minDays: number }
  | { kind: "extra"; extra: Extra }
  | { kind: "claim"; claim: (typeof CLAIM_PRICES)[number] };

/** Returns a name of a price for forms. */
export function priceKey(of: PriceOf): string {
  switch (of.kind) {
    case "type":
      return `${of.type}-${of.minDays}`;
    case "car":
      return `car${of.car}-${of.minDays}`;
    case "deposit":
    case "excess":
    case "zeroExcess":
      return `car${of.car}-${of.kind}`;
    case "season":
      return `season${of.season.from}-${of.type}-${of.minDays}`;
    case "extra":
      return `extra-${of.extra.slug}`;
    case "claim":
      return of.claim;
  }
}

/** Returns the table with each price changed. */
export function mapPrices(
  table: CurrencyTable,
  change: (amount: number, of: PriceOf) => number,
): CurrencyTable {
  const plan = (tiers: RatePlan, of: (minDays: number) => PriceOf): RatePlan =>
    tiers.map(({ minDays, dailyRate }) => ({ minDays, dailyRate: change(dailyRate, of(minDays)) }));
  const types = (rates: RateTables, of: (type: VehicleType, minDays: number) => PriceOf) => {
    const [sedan, suv] = VEHICLE_TYPES.map((type) =>
      plan(rates[type], (minDays) => of(type, minDays)),
    );
    return { sedan: sedan ?? [], suv: suv ?? [] };
  };
  const sum = (id: string, kind: CarSum, { [kind]: amount }: CarPrices) =>
    amount && change(amount, { kind, car: id });
  const car = (id: string, prices: CarPrices): CarPrices => ({
    plan: prices.plan && plan(prices.plan, (minDays) => ({ kind: "car", car: id, minDays })),
    deposit: sum(id, "deposit", prices),
    excess: sum(id, "excess", prices),
    zeroExcess: sum(id, "zeroExcess", prices),
  });
  return {
    main: table.main,
    types: types(table.types, (type, minDays) => ({ kind: "type", type, minDays })),
    cars: Object.fromEntries(Object.entries(table.cars).map(([id, one]) => [id, car(id, one)])),
    seasons: table.seasons.map((season) => ({
      ...season,
      rates:
        season.rates &&
        types(season.rates, (type, minDays) => ({ kind: "season", season, type, minDays })),
    })),
    extras: table.extras.map((extra) => ({
      ...extra,
      price: change(extra.price, { kind: "extra", extra }),
    })),
    claims: {
      ...table.claims,
      ...Object.fromEntries(
        CLAIM_PRICES.map((claim) => [
          claim,
          String(change(Number(table.claims[claim]), { kind: "claim", claim })),
        ]),
      ),
    },
  };
}

/** Returns the table in another currency, each price rounded to whole units, but not to 0. */
export function convertTable(
  table: CurrencyTable,
  currency: MainCurrency,
  { GEL }: Pick<ExchangeRates, "GEL">,
): CurrencyTable {
  if (table.main.currency === currency) return table;
  const factor = currency === "GEL" ? GEL : 1 / GEL;
  const convert = (amount: number) => (amount === 0 ? 0 : Math.max(1, Math.round(amount * factor)));
  const main = { ...table.main, currency, rate: currency === "GEL" ? GEL : 1 };
  return mapPrices({ ...table, main }, convert);
}
