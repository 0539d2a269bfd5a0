import type { Extra } from "./extras";
import type { ExchangeRates } from "./exchange-rates";
import type { DiscountCode } from "./discount";
import type { FeeRule } from "./fee-rules";
import { toCents, type MainCurrency, type MainPrices } from "./money";
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
  /** The rules and codes in any currency: those in the main one are converted. */
  fees: readonly FeeRule[];
  codes: readonly DiscountCode[];
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
  | { kind: "fee"; rule: FeeRule; index: number; part: "amount" | "atMost" }
  | { kind: "code"; code: string }
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
    case "fee":
      return `fee${of.index + 1}-${of.part}`;
    case "code":
      return `code-${of.code}`;
    case "claim":
      return of.claim;
  }
}

type ChangePrice = (amount: number, of: PriceOf) => number;

/** Returns a rule with its amounts changed. */
function mapRule(rule: FeeRule, index: number, change: ChangePrice): FeeRule {
  const amount = change(rule.amount, { kind: "fee", rule, index, part: "amount" });
  if (!("atMost" in rule) || rule.atMost === null) return { ...rule, amount };
  const atMost = change(rule.atMost, { kind: "fee", rule, index, part: "atMost" });
  return { ...rule, amount, atMost };
}

/** Returns the table with each price in the main currency changed. */
export function mapPrices(table: CurrencyTable, change: ChangePrice): CurrencyTable {
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
    fees: table.fees.map((rule, index) =>
      rule.currency === table.main.currency && rule.kind !== "delivery"
        ? mapRule(rule, index, change)
        : rule,
    ),
    codes: table.codes.map((code) =>
      code.amount !== null && code.currency === table.main.currency
        ? { ...code, amount: change(code.amount, { kind: "code", code: code.code }) }
        : code,
    ),
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

/** Returns the table in another currency, each price rounded to whole units, but not to 0; that of a kilometre to cents. */
export function convertTable(
  table: CurrencyTable,
  currency: MainCurrency,
  { GEL }: Pick<ExchangeRates, "GEL">,
): CurrencyTable {
  if (table.main.currency === currency) return table;
  const factor = currency === "GEL" ? GEL : 1 / GEL;
  const convert = (amount: number, of: PriceOf) => {
    if (of.kind === "fee" && of.rule.kind === "extraKm") return toCents(amount * factor);
    return amount === 0 ? 0 : Math.max(1, Math.round(amount * factor));
  };
  const main = { ...table.main, currency, rate: currency === "GEL" ? GEL : 1 };
  const { fees, codes, ...converted } = mapPrices(table, convert);
  return {
    ...converted,
    main,
    // A delivery fee is in lari in any case.
    fees: fees.map((rule) => (isMain(rule) ? { ...rule, currency } : rule)),
    codes: codes.map((code) => (isMain(code) ? { ...code, currency } : code)),
  };

  function isMain(price: { currency: MainCurrency | null; kind?: string }) {
    return price.currency === table.main.currency && price.kind !== "delivery";
  }
}
