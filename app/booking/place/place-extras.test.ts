import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import type { ExtraQuantity } from "~/catalog/pricing/offered-extras";
import {
  findPriceTable,
  savePrices,
  undoPriceChange,
} from "~/catalog/pricing/price-tables.queries.server";
import { placeBooking } from "./place-booking.server";

const database = useTestDatabase();

describe("further extras", () => {
  const TENT = { name: { en: "Roof tent", ka: "სახურავის კარავი" }, price: 12.5, max: 2 };

  beforeAll(async () => {
    const { sql } = database;
    const { version } = await findPriceTable(sql, "extras");
    const table = [
      { ...TENT, perDay: true },
      { name: { en: "Wi-Fi", ka: "ინტერნეტი" }, price: 10, perDay: false, max: 1 },
    ];
    await savePrices(sql, "extras", { version, table }, "nino");
  });

  const order = (extras: ExtraQuantity[], name: string) =>
    placeBooking(testStore(database.sql), bookingInput({ name }), { lang: "en", extras });

  test("are lines of the price by name and quantity, which outlast the offer", async () => {
    const { sql } = database;
    const wanted = [
      { name: "Wi-Fi", quantity: 1 },
      { name: "Roof tent", quantity: 2 },
    ];
    const placed = await order(wanted, "With Extras");
    const lines = [
      { kind: "rental", days: 5, dailyRate: 45, amount: 225 },
      { kind: "extra", name: TENT.name, quantity: 2, amount: 125 },
      { kind: "extra", name: { en: "Wi-Fi", ka: "ინტერნეტი" }, quantity: 1, amount: 10 },
    ];
    expect(placed).toMatchObject({ ok: true, booking: { totalPrice: 360, lines } });
    const { version } = await findPriceTable(sql, "extras");
    await savePrices(sql, "extras", { version, table: [] }, "nino");
    expect(await order(wanted.toReversed(), "With Extras")).toMatchObject({
      ok: true,
      repeated: true,
      booking: { lines },
    });
    const last = await findPriceTable(sql, "extras");
    expect(await undoPriceChange(sql, last.version, "nino")).toBe(true);
  });

  test.each([
    ["is not offered", [{ name: "Sleigh", quantity: 1 }]],
    ["is not offered as often", [{ name: "Roof tent", quantity: 3 }]],
    ["is wanted no times", [{ name: "Roof tent", quantity: 0 }]],
    [
      "is given twice",
      [
        { name: "Wi-Fi", quantity: 1 },
        { name: "Wi-Fi", quantity: 1 },
      ],
    ],
  ])("of which one %s are refused", async (_, extras) => {
    const refused = { ok: false, reason: "gone", fields: ["extras"] };
    expect(await order(extras, "Refused Extras")).toEqual(refused);
  });
});
