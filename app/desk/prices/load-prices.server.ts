import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { readOffers } from "~/booking/extras/extra-field";
import { isTicked } from "~/booking/form/form-values";
import { planOf } from "~/catalog/fleet/car";
import { findCarByName, listModelNames } from "~/catalog/fleet/fleet.queries.server";
import { readTripDates } from "~/catalog/fleet/prices/trip-dates";
import { findPriceTable, listPriceChanges } from "~/catalog/pricing/price-tables.queries.server";
import { byExtraField } from "~/catalog/pricing/fixed-extras";
import { deliveryFeeOf } from "~/catalog/pricing/places";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { quote } from "~/catalog/pricing/quote";
import { loadCurrencyForm } from "./currency/load-currency.server";
import { CURRENCY_FIELD, DONE, NEW_SEASON, PRICES_DONE, SEASON_FIELD } from "./prices";
import { gridOf } from "./rates-grid";

const MAX_CHANGES = 30;

/** Loads the data of the prices page. */
export async function loadPrices(sql: Sql, request: Request) {
  const query = new URL(request.url).searchParams;
  const cars = await listModelNames(sql);
  const [rates, seasons, places, extras, changes, preview, currency] = await Promise.all([
    findPriceTable(sql, "rates"),
    findPriceTable(sql, "seasons"),
    findPriceTable(sql, "places"),
    findPriceTable(sql, "extras"),
    listPriceChanges(sql, MAX_CHANGES),
    loadPreview(sql, query),
    loadCurrencyForm(sql, query.get(CURRENCY_FIELD)),
  ]);
  const done = query.get(DONE);
  return {
    cars,
    rates,
    seasons,
    places,
    extras,
    grid: gridOf(rates.table, cars),
    changes: changes.map(({ createdAt, ...change }) => ({
      ...change,
      at: businessTime(createdAt),
    })),
    preview,
    currency,
    season: shownSeason(query.get(SEASON_FIELD), seasons.table.length),
    done: PRICES_DONE.find((known) => known === done) ?? null,
  };
}

export type PricesPageData = Awaited<ReturnType<typeof loadPrices>>;

/** Loads the price of a car for the dates of the address; the quote is null without them. */
async function loadPreview(sql: Sql, query: URLSearchParams) {
  const trip = readTripDates(query);
  const name = query.get("vehicle") ?? "";
  const typed = Object.fromEntries(query);
  const [car, prices] = await Promise.all([
    trip.dates && findCarByName(sql, name),
    findPrices(sql),
  ]);
  const found =
    car && trip.dates
      ? quote(planOf(car, prices), {
          pickupDate: trip.dates.from,
          returnDate: trip.dates.to,
          deliveryFee: deliveryFeeOf(prices.places, trip.pickup),
          furtherExtras: readOffers(typed, prices.furtherExtras),
          ...byExtraField(({ field }) => isTicked(typed[field])),
        })
      : null;
  const { furtherExtras, main } = prices;
  return { name, trip, typed, prices: { furtherExtras, main }, quote: found };
}

/** Returns the number of the season whose form is shown, `new`, or null. */
function shownSeason(requested: string | null, count: number): string | null {
  if (requested === NEW_SEASON) return requested;
  const number = /^\d{1,4}$/.test(requested ?? "") ? Number(requested) : 0;
  return number >= 1 && number <= count ? String(number) : null;
}
