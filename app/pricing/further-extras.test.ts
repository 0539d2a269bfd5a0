import { expect, test } from "vitest";
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
