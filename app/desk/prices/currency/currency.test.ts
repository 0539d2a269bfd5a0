import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { saveSettings } from "~/catalog/company/site-settings.queries.server";
import { PRICE_INTENTS } from "~/desk/prices/prices";
import { readFleet } from "~/catalog/fleet/fleet.queries.server";
import { insertModel } from "~/catalog/fleet/models/change-model.server";
import { modelInput } from "~/catalog/fleet/testing/model-input";
import {
  findPriceTable,
  listPriceChanges,
  savePrices,
  undoPriceChange,
} from "~/catalog/pricing/price-tables.queries.server";
import { isOldRate, priceField } from "./currency-rows";
import { loadCurrencyForm } from "./load-currency.server";
import { switchCurrency } from "~/desk/prices/prices.server";

const database = useTestDatabase();
const EXCHANGE = { date: "2030-06-01", GEL: 2.5, EUR: 0.9 };

/** Returns the form that switches to a currency, with some prices typed. */
async function formTo(to: "USD" | "GEL", typed: Record<string, string> = {}) {
  const shown = await loadCurrencyForm(database.sql, to);
  if (!shown) throw new Error(`no form that switches to ${to}`);
  const form = new FormData();
  form.set("intent", PRICE_INTENTS.switchCurrency);
  form.set("version", String(shown.version));
  form.set("currency", to);
  for (const { key, amount } of shown.rows) form.set(priceField(key), typed[key] ?? amount);
  return form;
}

async function book(name: string) {
  const input = bookingInput({ name, vehicle: "Mazda 3", addChildSeat: true });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

const ratesOf = async () => (await findPriceTable(database.sql, "rates")).table.types.sedan;

beforeAll(async () => {
  const input = modelInput("Own car", { deposit: 100 });
  await insertModel(database.sql, { input, actor: "nino" });
});

test("without a rate of exchange nothing can be switched", async () => {
  await saveSettings(database.sql, { exchangeRates: null }, "nino");
  expect(await loadCurrencyForm(database.sql, "GEL")).toMatchObject({ exchange: null, rows: [] });
  const form = await formTo("GEL");
  expect(await switchCurrency(database.sql, form, "nino")).toMatchObject({ reason: "stale" });
});

test.each(["EUR", "USD", null])("there is no form that switches to %s", async (to) => {
  expect(await loadCurrencyForm(database.sql, to)).toBeNull();
});

describe("with a rate", () => {
  beforeAll(() => saveSettings(database.sql, { exchangeRates: EXCHANGE }, "nino"));

  test("a faulty price is named, and nothing is saved", async () => {
    const form = await formTo("GEL", { "sedan-1": "0", "extra-child-seat": "x" });
    const refused = await switchCurrency(database.sql, form, "nino");
    expect(refused).toMatchObject({
      reason: "invalid",
      errors: [
        ["price-sedan-1", "prices.errors.rate"],
        ["price-extra-child-seat", "prices.errors.extraPrice"],
      ],
      currency: { "sedan-1": "0" },
    });
    expect((await ratesOf())[0]?.dailyRate).toBe(50);
  });

  test("all prices are saved in lari, bookings keep theirs", async () => {
    const { sql } = database;
    const before = await book("Before");
    expect(before).toMatchObject({ currency: "USD", exchange: EXCHANGE });
    const form = await formTo("GEL", { "sedan-1": "119", "extra-child-seat": "45.5" });
    expect(await switchCurrency(sql, form, "nino")).toBeNull();
    const { cars, main, extras } = await readFleet(sql, "en");
    expect(main).toEqual({ currency: "GEL", rate: 2.5 });
    expect(extras).toMatchObject([
      { slug: "child-seat", price: 45.5 },
      { slug: "ski-rack", price: 63 },
    ]);
    expect((await ratesOf()).slice(0, 2)).toMatchObject([{ dailyRate: 119 }, { dailyRate: 113 }]);
    const own = cars.find(({ name }) => name === "Own car");
    expect(own).toMatchObject({ deposit: 250, plan: { main: { currency: "GEL" } } });
    const [claims] = await sql`select value from content where section = 'claims'`;
    expect(claims?.value).toMatchObject({ depositFrom: "125", customers: "5000" });
    const after = await book("After");
    expect(after).toMatchObject({ currency: "GEL", exchange: EXCHANGE });
    expect(after.totalPrice).toBeGreaterThan(2 * before.totalPrice);
    const [stored] = await sql`
      select currency, total_price as "totalPrice" from bookings where id = ${before.id}`;
    expect(stored).toEqual({ currency: "USD", totalPrice: before.totalPrice });
  });

  test("no change from before the switch can be undone, the switch itself can", async () => {
    const { sql } = database;
    const [change] = await listPriceChanges(sql, 1);
    expect(change).toMatchObject({ subject: "currency", actor: "nino", isLast: true });
    expect(await undoPriceChange(sql, change?.id ?? 0, "gio")).toBe(true);
    expect((await readFleet(sql, "en")).main.currency).toBe("USD");
    expect((await ratesOf())[0]?.dailyRate).toBe(50);
    const [undone] = await listPriceChanges(sql, 1);
    expect(undone).toMatchObject({ actor: "gio", isLast: true });
  });

  test("of two members of staff the second is refused, and keeps what was typed", async () => {
    const { sql } = database;
    const forms = [await formTo("GEL", { "suv-1": "140" }), await formTo("GEL")];
    const answers = await Promise.all(forms.map((form) => switchCurrency(sql, form, "nino")));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    const refused = answers.find((answer) => answer !== null);
    expect(refused).toMatchObject({ reason: "stale", currency: { "extra-child-seat": "50" } });
  });

  test("a table shown before the switch can't be saved after it", async () => {
    const { sql } = database;
    const read = await findPriceTable(sql, "extras");
    expect(await switchCurrency(sql, await formTo("USD"), "nino")).toBeNull();
    expect(await savePrices(sql, "extras", read, "gio")).toBe(false);
  });
});

test.each([
  ["2030-06-01", false],
  ["2030-05-01", true],
  ["2029-06-01", true],
])("a rate of %s is old on 1 June 2030: %s", (date, isOld) => {
  expect(isOldRate(date, "2030-06-01")).toBe(isOld);
});
