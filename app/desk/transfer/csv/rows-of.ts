import { VEHICLE_TYPES, type RatePlan, type RateTables } from "~/catalog/pricing/rates";
import { roadsText } from "~/catalog/terms/roads";
import type { SiteData } from "~/desk/transfer/site-data";
import { PRICE_ROWS, type CsvTable } from "./tables";

export type Row = Record<string, unknown>;

/** Returns the rows of a table, as objects with the values of its columns. */
export function rowsOf(table: CsvTable, site: SiteData): Row[] {
  if (table === "models") {
    return site.cars.map((car) => ({ ...car, roads: roadsText(car.roads ?? {}) }));
  }
  if (table === "prices") return priceRows(site);
  return site.cars.flatMap(({ name, vehicles }) =>
    vehicles.map((vehicle) => ({ car: name, ...vehicle })),
  );
}

function priceRows({ cars, prices }: SiteData): Row[] {
  const { main, tiers, seasons, places, extras, roads = [] } = prices;
  return [
    { row: PRICE_ROWS.currency, name: { en: main.currency }, price: main.rate },
    ...typeRows(PRICE_ROWS.rate, tiers),
    ...cars.flatMap(({ name, plan }) =>
      tierRows(plan ?? []).map((tier) => ({ row: PRICE_ROWS.rate, name: { en: name }, ...tier })),
    ),
    ...seasons.flatMap(({ rates, ...season }) => [
      { row: PRICE_ROWS.season, ...season },
      ...(rates
        ? typeRows(PRICE_ROWS.seasonRate, rates).map((row) => ({ ...row, from: season.from }))
        : []),
    ]),
    ...places.map((place) => ({ row: PRICE_ROWS.place, ...place })),
    ...extras.map((extra) => ({ row: PRICE_ROWS.extra, ...extra })),
    ...roads.map((road) => ({ row: PRICE_ROWS.road, ...road })),
  ];
}

function typeRows(row: string, rates: RateTables): Row[] {
  return VEHICLE_TYPES.flatMap((type) =>
    tierRows(rates[type]).map((tier) => ({ row, type, ...tier })),
  );
}

function tierRows(plan: RatePlan): Row[] {
  return plan.map(({ minDays, dailyRate }) => ({ minDays, dailyRate }));
}
