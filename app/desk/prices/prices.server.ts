import { data, href } from "react-router";
import type { Sql } from "~/web/db.server";
import { deskRedirect } from "~/desk/access.server";
import { listModelNames, findCarByName } from "~/catalog/fleet/fleet.queries.server";
import {
  savePrices,
  undoPriceChange,
  findPriceTable,
  listPriceChanges,
} from "~/catalog/pricing/price-tables.queries.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import {
  DONE,
  OWN_RATES,
  PRICE_INTENTS,
  VERSION_FIELD,
  type PricesAnswer,
  type PricesDone,
  CURRENCY_FIELD,
  NEW_SEASON,
  SEASON_FIELD,
  seasonId,
  PRICES_DONE,
  readVersion,
} from "./prices";
import { parseGrid, typedGrid, withOwnRow, type RatesGrid, gridOf } from "./rates-grid";
import { cellId, parseRows, typedRows, type RowTable } from "./typed-rows";
import { saveCodes, saveFees } from "./fees/save-fees.server";
import { EXTRAS, PLACES, ROADS } from "./row-tables";
import { saveCurrency } from "~/catalog/pricing/currency-table.queries.server";
import { parseCurrency, priceField } from "~/desk/prices/currency/currency-rows";
import {
  findConversion,
  readCurrency,
  loadCurrencyForm,
} from "~/desk/prices/currency/load-currency.server";
import type { Season } from "~/catalog/pricing/seasons";
import { parseSubmission, typedTexts } from "~/web/http/submission.server";
import { messageKey } from "~/web/message-key";
import { SEASON_FIELDS } from "~/desk/prices/seasons/season-fields";
import { seasonSchema } from "~/desk/prices/seasons/season.schema";
import { businessTime, parseTime } from "~/web/calendar";
import { readOffered } from "~/booking/extras/extra-field";
import { planOf } from "~/catalog/fleet/car";
import { readTripDates } from "~/catalog/fleet/prices/trip-dates";
import type { Road } from "~/catalog/pricing/price-tables";
import type { Extra } from "~/catalog/pricing/extras";
import { routeCharges } from "~/catalog/pricing/seasons";
import { choicesOf, readChoices } from "~/booking/choices";
import { choiceOffer } from "~/booking/form/choice-fields";
import { codeErrors, countCodeUses, findDiscount } from "~/booking/place/discounts.queries.server";
import type { DeskPlace } from "~/catalog/pricing/places";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { quote } from "~/catalog/pricing/quote";

export type PricesForm = { request: Request; form: FormData };

type StaffPricesForm = PricesForm & { staff: Staff };

/** Saves a form of the prices page, or nothing. */
export async function answerPricesForm(sql: Sql, { request, form, staff }: StaffPricesForm) {
  const { username } = staff;
  const done = (what: PricesDone) =>
    deskRedirect(request, `${href("/admin/prices")}?${DONE}=${what}`);
  switch (firstText(form.get("intent"))) {
    case PRICE_INTENTS.saveRates: {
      const refused = await saveRates(sql, form, username);
      return refused ? refusePricesForm(refused, form) : done("rates");
    }
    case PRICE_INTENTS.addRow:
      return data(await addRow(sql, form), { headers: PRIVATE_HEADERS });
    case PRICE_INTENTS.saveSeason: {
      const refused = await saveSeason(sql, form, username);
      return refused ? refusePricesForm(refused, form) : done("season");
    }
    case PRICE_INTENTS.removeSeason:
      return (await removeSeason(sql, form, username))
        ? done("removed")
        : refusePricesForm(STALE, form);
    case PRICE_INTENTS.savePlaces: {
      const refused = await saveRows(sql, PLACES, form, username);
      return refused ? refusePricesForm(refused, form) : done("places");
    }
    case PRICE_INTENTS.saveExtras: {
      const refused = await saveRows(sql, EXTRAS, form, username);
      return refused ? refusePricesForm(refused, form) : done("extras");
    }
    case PRICE_INTENTS.saveRoads: {
      const refused = await saveRows(sql, ROADS, form, username);
      return refused ? refusePricesForm(refused, form) : done("roads");
    }
    case PRICE_INTENTS.saveFees: {
      const refused = await saveFees(sql, form, username);
      return refused ? refusePricesForm(refused, form) : done("fees");
    }
    case PRICE_INTENTS.saveCodes: {
      const refused = await saveCodes(sql, form, username);
      return refused ? refusePricesForm(refused, form) : done("codes");
    }
    case PRICE_INTENTS.switchCurrency: {
      const refused = await switchCurrency(sql, form, username);
      return refused ? refusePricesForm(refused, form) : done("currency");
    }
    case PRICE_INTENTS.undo: {
      const id = readVersion(form, "change");
      return (await undoPriceChange(sql, id, username))
        ? done("undone")
        : refusePricesForm(STALE, form);
    }
    default:
      throw data(null, { status: 400, headers: PRIVATE_HEADERS });
  }
}

const STALE: PricesAnswer = { reason: "stale", errors: [] };

async function saveRates(sql: Sql, form: FormData, actor: string): Promise<PricesAnswer | null> {
  const grid = typedGrid(form, await listModelNames(sql));
  const parsed = parseGrid(grid);
  if (!parsed.ok) return { reason: "invalid", errors: [...parsed.errors], grid };
  const read = { version: readVersion(form, VERSION_FIELD), table: parsed.rates };
  return (await savePrices(sql, "rates", read, actor)) ? null : { ...STALE, grid };
}

/** Returns the typed rates with one more row. */
async function addRow(sql: Sql, form: FormData): Promise<PricesAnswer> {
  const cars = await listModelNames(sql);
  const added = firstText(form.get(OWN_RATES));
  const grid = withOwnRow(typedGrid(form, cars), cars, added);
  return { reason: "added", version: readVersion(form, VERSION_FIELD), errors: [], grid, added };
}

function refusePricesForm(answer: PricesAnswer, form: FormData) {
  if (answer.reason === "stale") return data(answer, { status: 409, headers: PRIVATE_HEADERS });
  const version = readVersion(form, VERSION_FIELD);
  return data({ ...answer, version }, { status: 422, headers: PRIVATE_HEADERS });
}

/** Saves all places, all extras or all roads; returns why not, or null. */
async function saveRows<Item extends DeskPlace | Extra | Road>(
  sql: Sql,
  table: RowTable<Item>,
  form: FormData,
  actor: string,
): Promise<PricesAnswer | null> {
  const { subject } = table;
  const rows = typedRows(form, table);
  const parsed = parseRows(table, rows);
  if (!parsed.ok) {
    const errors = parsed.errors.map(
      ({ row, field, message }) => [cellId(subject, field, row), message] as const,
    );
    return { reason: "invalid", errors, [subject]: rows };
  }
  const read = { version: readVersion(form, VERSION_FIELD), table: parsed.items as never };
  const isSaved = await savePrices(sql, subject, read, actor);
  return isSaved ? null : { reason: "stale", errors: [], [subject]: rows };
}

/** Switches to another currency with the typed prices; returns why not, or null. */
export async function switchCurrency(
  sql: Sql,
  form: FormData,
  actor: string,
): Promise<PricesAnswer | null> {
  const to = readCurrency(firstText(form.get(CURRENCY_FIELD)));
  const currency = typedPrices(form);
  if (!to) return { reason: "stale", errors: [], currency };
  const { converted, table, version } = await findConversion(sql, to);
  const isCurrent = version === readVersion(form, VERSION_FIELD);
  if (!converted || !isCurrent || table.main.currency === to) {
    return { reason: "stale", errors: [], currency };
  }
  const parsed = parseCurrency(converted, currency);
  if (!parsed.ok) return { reason: "invalid", errors: parsed.errors, currency };
  const isSaved = await saveCurrency(sql, { version, table: parsed.table }, actor);
  return isSaved ? null : { reason: "stale", errors: [], currency };
}

/** Returns the typed prices by their keys. */
function typedPrices(form: FormData): Record<string, string> {
  const prefix = priceField("");
  const entries = [...form].flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === "string"
      ? [[name.slice(prefix.length), value.trim()] as const]
      : [],
  );
  return Object.fromEntries(entries);
}

/** Adds a season or replaces one; returns why not, or null. */
async function saveSeason(sql: Sql, form: FormData, actor: string): Promise<PricesAnswer | null> {
  const { version, table } = await findPriceTable(sql, "seasons");
  const number = firstText(form.get(SEASON_FIELD));
  const grid = typedGrid(form, []);
  const parsed = parseSeason(form, grid);
  const refused = (reason: PricesAnswer["reason"], errors: PricesAnswer["errors"]) => ({
    reason,
    errors,
    grid,
    season: { number, typed: parsed.typed },
  });
  if (!parsed.ok) return refused("invalid", parsed.errors);
  const others =
    number === NEW_SEASON ? table : table.filter((_, index) => String(index + 1) !== number);
  const isKnown = number === NEW_SEASON || others.length < table.length;
  if (!isKnown || version !== readVersion(form, VERSION_FIELD)) return refused("stale", []);
  if (others.some((other) => other.from <= parsed.season.to && parsed.season.from <= other.to)) {
    return refused("invalid", [[seasonId("from"), messageKey("prices.errors.overlap")]]);
  }
  const seasons = [...others, parsed.season].sort((a, b) => (a.from < b.from ? -1 : 1));
  const saved = await savePrices(sql, "seasons", { version, table: seasons }, actor);
  return saved ? null : refused("stale", []);
}

/** Removes a season. Returns false if the seasons have changed since the form was shown. */
async function removeSeason(sql: Sql, form: FormData, actor: string): Promise<boolean> {
  const { version, table } = await findPriceTable(sql, "seasons");
  const number = firstText(form.get(SEASON_FIELD));
  const seasons = table.filter((_, index) => String(index + 1) !== number);
  if (seasons.length === table.length || version !== readVersion(form, VERSION_FIELD)) return false;
  return savePrices(sql, "seasons", { version, table: seasons }, actor);
}

function parseSeason(form: FormData, grid: RatesGrid) {
  const submission = parseSubmission(form, seasonSchema, SEASON_FIELDS);
  const typed = typedTexts(form, SEASON_FIELDS);
  const rates = typed.price === "rates" ? parseGrid(grid) : null;
  if (submission.status !== "success" || (rates && !rates.ok)) {
    const messages = submission.status === "success" ? null : submission.error;
    const errors: PricesAnswer["errors"] = [
      ...SEASON_FIELDS.flatMap((field) =>
        (messages?.[field] ?? []).map((key) => [seasonId(field), key] as const),
      ),
      ...(rates && !rates.ok ? rates.errors : []),
    ];
    return { ok: false as const, errors, typed };
  }
  const season: Season = { ...submission.value, rates: rates ? rates.rates.types : null };
  return { ok: true as const, season, typed };
}

const MAX_CHANGES = 30;

/** Loads the data of the prices page. */
export async function loadPrices(sql: Sql, request: Request) {
  const query = new URL(request.url).searchParams;
  const cars = await listModelNames(sql);
  const [rates, seasons, places, extras, roads, fees, codes, codeUses] = await Promise.all([
    findPriceTable(sql, "rates"),
    findPriceTable(sql, "seasons"),
    findPriceTable(sql, "places"),
    findPriceTable(sql, "extras"),
    findPriceTable(sql, "roads"),
    findPriceTable(sql, "fees"),
    findPriceTable(sql, "codes"),
    countCodeUses(sql),
  ]);
  const [changes, preview, currency] = await Promise.all([
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
    roads,
    fees,
    codes,
    codeUses,
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
  const input = readChoices(typed);
  const code = input.code === "" ? null : await findDiscount(sql, input.code);
  const discount = code?.ok ? code.discount : null;
  const plan = car && planOf(car, prices);
  const hasZeroExcess = typeof plan?.zeroExcess === "number";
  const found =
    plan && trip.dates
      ? quote(plan, {
          pickupDate: trip.dates.from,
          returnDate: trip.dates.to,
          pickupTime: parseTime(typed.pickupTime ?? "") ?? undefined,
          returnTime: parseTime(typed.returnTime ?? "") ?? undefined,
          ...routeCharges(prices, { pickup: trip.pickup, return: typed.return }),
          extras: readOffered(typed, prices.extras),
          choices: choicesOf(input, { rules: prices.rules, hasZeroExcess, discount }),
        })
      : null;
  const offer = choiceOffer({ ...prices, choices: [] }, car);
  const errors = code && !code.ok ? codeErrors(code.fault).code : [];
  return { name, trip, typed, extras: prices.extras, offer, errors, quote: found };
}

/** Returns the number of the season whose form is shown, `new`, or null. */
function shownSeason(requested: string | null, count: number): string | null {
  if (requested === NEW_SEASON) return requested;
  const number = /^\d{1,4}$/.test(requested ?? "") ? Number(requested) : 0;
  return number >= 1 && number <= count ? String(number) : null;
}
