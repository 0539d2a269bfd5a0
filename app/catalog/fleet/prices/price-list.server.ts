import type { Sql } from "~/web/db.server";
import { findContentVersion } from "~/web/cache/content-version.queries.server";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import type { Prices } from "~/catalog/pricing/seasons";

/** What a booking is priced from. None of it is older than the version of the fleet. */
export type PriceList = {
  version: number;
  prices: Prices;
};

/**
 * Reads the prices. They may be outdated once they are read: the statement that stores a booking compares
 * the version.
 */
export async function readPriceList(sql: Sql): Promise<PriceList> {
  // The version is read before the rest, so that a change after it is noticed.
  const version = await findContentVersion(sql);
  return { version, prices: await findPrices(sql) };
}
