import { describe, expect, test } from "vitest";
import { chosenExtras, extraLine, extraNamed, flagsOf, quantityOfLine, type Extra } from "./extras";
import { quote } from "./quote";
import { ownPlan } from "./seasons";
import { EXAMPLE_EXTRAS, TENT, WIFI } from "./testing/example-extras";

const PLAN = ownPlan([{ minDays: 1, dailyRate: 40 }], []);
const WEEK = { pickupDate: "2030-06-01", returnDate: "2030-06-08" };
const [SEAT, RACK] = EXAMPLE_EXTRAS;

test.each([
  ["once", { price: 10, perDay: false, quantity: 1 }, 10],
  ["once, for several", { price: 10, perDay: false, quantity: 3 }, 30],
  ["for each day", { price: 2.35, perDay: true, quantity: 1 }, 16.45],
  ["for each day and each of several", { price: 2.35, perDay: true, quantity: 2 }, 32.9],
])("an extra is charged %s, whichever it is", (_, charge, amount) => {
  for (const [extra, kind] of [
    [TENT, "extra"],
    [SEAT, "childSeat"],
    [RACK, "skiRack"],
  ] as const) {
    const { lines, totalPrice, pricePerDay } = quote(PLAN, {
      ...WEEK,
      extras: [{ ...extra, max: 5, ...charge }],
    });
    expect(lines).toEqual([
      { kind: "rental", days: 7, dailyRate: 40, amount: 280 },
      { kind, name: extra.name, quantity: charge.quantity, amount },
    ]);
    expect(totalPrice).toBe(280 + amount);
    expect(pricePerDay).toBe(40);
  }
});

const named = (name: string, quantity = 1) => ({ name, quantity });
const all = [...EXAMPLE_EXTRAS, TENT, WIFI];

describe("chosen extras", () => {
  test("are found by slug or English name, in the order of the list, with their quantity", () => {
    expect(chosenExtras(all, {}, [named("wi-fi"), named("Roof tent", 2)])).toEqual([
      { ...TENT, quantity: 2 },
      { ...WIFI, quantity: 1 },
    ]);
    expect(chosenExtras(all, {})).toEqual([]);
  });

  test.each([
    [{ addChildSeat: true }, [], [[SEAT, 1]]],
    [
      { addSkiRack: true, addChildSeat: true },
      [named("roof-tent")],
      [
        [SEAT, 1],
        [RACK, 1],
        [TENT, 1],
      ],
    ],
    [{ addChildSeat: false }, [named("child-seat")], [[SEAT, 1]]],
    [{ addChildSeat: true }, [named("child-seat", 3)], [[SEAT, 3]]],
    [{ addChildSeat: true }, [named("Child seat", 2)], [[SEAT, 2]]],
  ] as [object, { name: string; quantity: number }[], [Extra, number][]][])(
    "of %j and %j count a flag as one, unless there is a quantity",
    (flags, quantities, expected) => {
      const extras = all.map((extra) => ({ ...extra, max: 3 }));
      const found = chosenExtras(extras, flags, quantities);
      expect(found?.map(({ slug, quantity }) => [slug, quantity])).toEqual(
        expected.map(([{ slug }, quantity]) => [slug, quantity]),
      );
      expect(flagsOf(found ?? [])).toEqual({
        addChildSeat: expected.some(([{ slug }]) => slug === "child-seat"),
        addSkiRack: expected.some(([{ slug }]) => slug === "ski-rack"),
      });
    },
  );

  test.each([
    ["is unknown", {}, [named("Boat")]],
    ["is unknown, beside one that is not", {}, [named("Roof tent"), named("Boat")]],
    ["has another spelling", {}, [named("roof tent")]],
    ["has its name in another language", {}, [named("სახურავის კარავი")]],
    ["exceeds its maximum", {}, [named("Roof tent", 3)]],
    ["has a quantity below 1", {}, [named("Roof tent", 0)]],
    ["has a quantity below 1 beside its flag", { addChildSeat: true }, [named("child-seat", 0)]],
    ["is given twice", {}, [named("Wi-Fi"), named("Wi-Fi")]],
    ["is given by slug and by name", {}, [named("Wi-Fi"), named("wi-fi")]],
  ])("are none if one %s", (_, flags, quantities) => {
    expect(chosenExtras(all, flags, quantities)).toBeNull();
  });

  test.each([
    [{ addChildSeat: true }, []],
    [{}, [named("child-seat")]],
    [{}, [named("Child seat")]],
  ])("are none if one is switched off or removed: %j and %j", (flags, quantities) => {
    const off = all.map((extra) => (extra === SEAT ? { ...SEAT, isOffered: false } : extra));
    expect(chosenExtras(off, flags, quantities)).toBeNull();
    expect(chosenExtras([RACK, TENT], flags, quantities)).toBeNull();
    expect(chosenExtras(all, flags, quantities)).toHaveLength(1);
  });
});

test("a line is asked for again by its slug, or the English name that it had", () => {
  for (const extra of all) {
    const { name, quantity } = quantityOfLine(extraLine({ ...extra, quantity: 2 }, 3));
    expect([extraNamed(all, name), quantity]).toEqual([extra, 2]);
  }
  expect(quantityOfLine({ kind: "childSeat", amount: 20 })).toEqual(named("child-seat"));
});
