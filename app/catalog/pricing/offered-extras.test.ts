import { expect, test } from "vitest";
import { chosenOffers } from "./offered-extras";
import { quote } from "./quote";
import { ownPlan } from "./seasons";

const PLAN = ownPlan([{ minDays: 1, dailyRate: 40 }], []);
const WEEK = { pickupDate: "2030-06-01", returnDate: "2030-06-08" };
const NAME = { en: "Roof tent", ka: "სახურავის კარავი" };

test.each([
  ["once", { price: 10, perDay: false, quantity: 1 }, 10],
  ["once, for several", { price: 10, perDay: false, quantity: 3 }, 30],
  ["for each day", { price: 2.35, perDay: true, quantity: 1 }, 16.45],
  ["for each day and each of several", { price: 2.35, perDay: true, quantity: 2 }, 32.9],
])("an extra is charged %s", (_, charge, amount) => {
  const { lines, totalPrice, pricePerDay } = quote(PLAN, {
    ...WEEK,
    addSkiRack: true,
    furtherExtras: [{ name: NAME, max: 5, ...charge }],
  });
  expect(lines).toEqual([
    { kind: "rental", days: 7, dailyRate: 40, amount: 280 },
    { kind: "skiRack", amount: 25 },
    { kind: "extra", name: NAME, quantity: charge.quantity, amount },
  ]);
  expect(totalPrice).toBe(280 + 25 + amount);
  expect(pricePerDay).toBe(40);
});

const TENT = { name: NAME, price: 10, perDay: false, max: 2 };
const COOLER = { name: { en: "Cool box", ka: "მაცივარი" }, price: 3, perDay: true, max: 1 };
const named = (name: string, quantity = 1) => ({ name, quantity });

test("chosen extras are found in the order of the offers, with their quantity", () => {
  expect(chosenOffers([TENT, COOLER], [named("Cool box"), named("Roof tent", 2)])).toEqual([
    { ...TENT, quantity: 2 },
    { ...COOLER, quantity: 1 },
  ]);
  expect(chosenOffers([TENT, COOLER], [])).toEqual([]);
});

test.each([
  ["is not offered", [named("Boat")]],
  ["is not offered, beside one that is", [named("Roof tent"), named("Boat")]],
  ["has another spelling", [named("roof tent")]],
  ["exceeds its maximum", [named("Roof tent", 3)]],
  ["has a quantity below 1", [named("Roof tent", 0)]],
  ["is given twice", [named("Cool box"), named("Cool box")]],
])("no extras are found if one %s", (_, chosen) => {
  expect(chosenOffers([TENT, COOLER], chosen)).toBeNull();
});
