import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import type { Extra, ExtraQuantity } from "~/catalog/pricing/extras";
import { EXAMPLE_EXTRAS, TENT, WIFI } from "~/catalog/pricing/testing/example-extras";
import {
  findPriceTable,
  savePrices,
  undoPriceChange,
} from "~/catalog/pricing/price-tables.queries.server";
import { placeBooking } from "./place-booking.server";

const database = useTestDatabase();

async function saveExtras(table: readonly Extra[]) {
  const { version } = await findPriceTable(database.sql, "extras");
  expect(await savePrices(database.sql, "extras", { version, table }, "nino")).toBe(true);
}

test("a new site has the extras of the specification", async () => {
  expect((await findPriceTable(database.sql, "extras")).table).toEqual(EXAMPLE_EXTRAS);
});

describe("extras of the company", () => {
  beforeAll(() => saveExtras([...EXAMPLE_EXTRAS, TENT, WIFI]));

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
      { kind: "extra", name: WIFI.name, quantity: 1, amount: 10 },
    ];
    expect(placed).toMatchObject({ ok: true, booking: { totalPrice: 360, lines } });
    await saveExtras(EXAMPLE_EXTRAS);
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

  test("are booked by their slugs too", async () => {
    const placed = await order([{ name: "roof-tent", quantity: 1 }], "By Slug");
    expect(placed).toMatchObject({
      ok: true,
      booking: { lines: [{ kind: "rental" }, { kind: "extra", name: TENT.name, amount: 62.5 }] },
    });
  });
});

describe("the extras of the specification", () => {
  const [SEAT, RACK] = EXAMPLE_EXTRAS;
  const order = (name: string, flags: object, extras: ExtraQuantity[] = []) =>
    placeBooking(testStore(database.sql), bookingInput({ name, ...flags }), { lang: "en", extras });
  const seats = (quantity: number) => [{ name: "child-seat", quantity }];
  const refused = { ok: false, reason: "gone", fields: ["extras"] };

  test("can have other prices, more than one, and other names", async () => {
    const name = { en: "Baby seat", ka: "ჩვილის სავარძელი" };
    await saveExtras([{ ...SEAT, name, price: 3, perDay: true, max: 2 }, RACK]);
    const one = await order("One seat", { addChildSeat: true });
    expect(one).toMatchObject({
      ok: true,
      booking: { totalPrice: 240, addChildSeat: true, addSkiRack: false },
    });
    const two = await order("Two seats", { addSkiRack: true }, seats(2));
    expect(two).toMatchObject({
      ok: true,
      booking: {
        totalPrice: 280,
        addChildSeat: true,
        addSkiRack: true,
        lines: [
          { kind: "rental", amount: 225 },
          { kind: "childSeat", name, quantity: 2, amount: 30 },
          { kind: "skiRack", name: RACK.name, quantity: 1, amount: 25 },
        ],
      },
    });
    const [stored] = await database.sql`
      select add_child_seat as seat from bookings where name = 'Two seats'`;
    expect(stored).toEqual({ seat: true });
    expect(await order("Three seats", {}, seats(3))).toEqual(refused);
  });

  test("are refused while they are switched off, and once they are removed", async () => {
    for (const table of [[{ ...SEAT, isOffered: false }, RACK], [RACK]]) {
      // oxlint-disable-next-line no-await-in-loop -- one table after the other.
      await saveExtras(table);
      // oxlint-disable-next-line no-await-in-loop -- as above.
      expect(await order("No seat", { addChildSeat: true })).toEqual(refused);
      // oxlint-disable-next-line no-await-in-loop -- as above.
      expect(await order("No seat", {}, seats(1))).toEqual(refused);
    }
    expect(await order("A rack", { addSkiRack: true })).toMatchObject({ ok: true });
  });
});
