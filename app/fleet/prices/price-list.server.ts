import { LRUCache } from "lru-cache";
import type { Sql } from "~/db.server";
import { findCarByName, type NamedCar } from "~/fleet/fleet.queries.server";
import { findContentVersion } from "~/web/cache/content-version.queries.server";
import type { ExchangeRates } from "~/pricing/exchange-rates";
import { findExchangeRates } from "~/pricing/exchange-rates.queries.server";
import { findPrices } from "~/pricing/prices.queries.server";
import type { Prices } from "~/pricing/seasons";

/** What bookings are priced from. None of it is older than the version of the fleet. */
export type PriceList = {
  version: number;
  prices: Prices;
  exchange: ExchangeRates | null;
  /** The car on offer with a name, or null. */
  findCar: (name: string) => Promise<NamedCar | null>;
};

export type PriceLists = ReturnType<typeof createPriceLists>;

const MAX_CARS = 500;

/**
 * Reads price lists and repeats the last one, which may be outdated: the statement that stores a booking
 * checks the version.
 */
export function createPriceLists(sql: Sql) {
  let last: PriceList | null = null;

  async function read(): Promise<PriceList> {
    // Before the rest, so that a change after it is noticed.
    const version = await findContentVersion(sql);
    const [prices, exchange] = await Promise.all([findPrices(sql), findExchangeRates(sql)]);
    const cars = new LRUCache<string, { car: NamedCar | null }>({
      max: MAX_CARS,
      fetchMethod: async (name) => ({ car: await findCarByName(sql, name) }),
    });
    const findCar = async (name: string) => (await cars.forceFetch(name)).car;
    last = { version, prices, exchange, findCar };
    return last;
  }

  return { read, last: () => last };
}
