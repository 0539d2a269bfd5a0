import type { FeeRule } from "~/catalog/pricing/fee-rules";
import { quote } from "~/catalog/pricing/quote";
import { ownPlan } from "~/catalog/pricing/seasons";
import { figure, FIGURES, type Section } from "./section";

const ROUNDS = 20_000;

const USD = { amount: 10, currency: "USD" } as const;
const TBILISI = { pickup: "tbilisi", return: "batumi" };

/** Every kind of fee, with as many pairs of places as a company of eight places has. */
const FEES: FeeRule[] = [
  { kind: "lateReturn", ...USD, minutes: 29, atMost: 30 },
  ...Array.from({ length: 56 }, (_, index) => ({
    kind: "oneWay" as const,
    ...USD,
    pickup: `place-${index}`,
    return: "tbilisi",
  })),
  { kind: "oneWay", ...USD, ...TBILISI },
  { kind: "delivery", ...USD, currency: "GEL", ...TBILISI },
  { kind: "outOfHours", ...USD, currency: "GEL", from: "21:00", until: "08:00" },
  { kind: "secondDriver", ...USD, perDay: true, atMost: 70 },
  { kind: "youngDriver", ...USD, age: 25, perDay: true, atMost: null },
  { kind: "border", ...USD, country: "AM" },
  { kind: "extraKm", ...USD, amount: 0.2 },
];

const PLAN = {
  ...ownPlan(
    [
      { minDays: 1, dailyRate: 50 },
      { minDays: 4, dailyRate: 40 },
    ],
    Array.from({ length: 12 }, (_, month) => ({
      name: { en: `Month ${month + 1}` },
      from: `2030-${String(month + 1).padStart(2, "0")}-01`,
      to: `2030-${String(month + 1).padStart(2, "0")}-28`,
      percent: 10,
      rates: null,
      minDays: 1,
    })),
  ),
  exchange: { date: "2030-01-01", GEL: 2.7, EUR: 0.9 },
  rules: { graceMinutes: null, fees: FEES },
  zeroExcess: 5,
};

export const quotes: Section = {
  about: "a price with every fee",
  async run() {
    const price = () =>
      quote(PLAN, {
        pickupDate: "2030-02-20",
        pickupTime: "22:00",
        returnDate: "2030-05-11",
        returnTime: "23:30",
        deliveryFee: 45,
        route: TBILISI,
        choices: {
          driverAge: 22,
          secondDriver: true,
          zeroExcess: true,
          border: "AM",
          discount: { code: "SPRING", percent: 10 },
        },
      });
    const kinds = new Set(price().fees.map(({ kind }) => kind));
    for (let round = 0; round < ROUNDS / 10; round += 1) price();
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) price();
    const each = (performance.now() - start) / ROUNDS;
    const rows = [figure("a quote with all fees", each, "ms", { atMost: 0.3 }, 4)];
    const notes = [`Its fees: ${[...kinds].join(", ")}.`];
    return { tables: [{ head: FIGURES, rows }], notes };
  },
};
