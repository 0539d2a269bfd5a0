import { carNamed } from "~/catalog/fleet/testing/car-named";
import { testSite } from "~/catalog/company/testing/test-site";
import { EXAMPLE_CLAIMS } from "~/catalog/company/company-numbers";
import type { Facts } from "~/site/facts/facts";
import { factsOf } from "~/site/facts/facts.server";
import { ownPlan, pricesOf } from "~/catalog/pricing/seasons";
import { EXAMPLE_EXTRAS } from "~/catalog/pricing/testing/example-extras";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";

const PRICES = pricesOf(
  {
    sedan: [
      { minDays: 1, dailyRate: 50 },
      { minDays: 11, dailyRate: 35 },
    ],
    suv: [
      { minDays: 1, dailyRate: 55 },
      { minDays: 11, dailyRate: 40 },
    ],
  },
  [],
  EXAMPLE_PLACES,
  EXAMPLE_EXTRAS,
);
const { sedan, suv } = PRICES.typePlans;

/** Cars of all kinds, and enough of them that texts praise the choice. */
const CARS = [
  carNamed("Honda Insight Hybrid 2012", { driveType: "FWD", plan: plan(30, 20) }),
  carNamed("Jeep Wrangler", { driveType: "4x4", plan: plan(115, 85) }),
  ...["Mazda 3", "Mazda 6", "Honda Fit", "Ford Fusion"].map((name) =>
    carNamed(name, { driveType: "FWD", plan: sedan }),
  ),
  ...["Toyota Camry", "Kia Optima"].map((name) => carNamed(name, { driveType: "FWD", plan: suv })),
  ...["Mazda CX-5", "Honda CR-V"].map((name) => carNamed(name, { plan: sedan })),
];

function plan(single: number, lowest: number) {
  const tiers = [
    { minDays: 1, dailyRate: single },
    { minDays: 11, dailyRate: lowest },
  ];
  return ownPlan(tiers, []);
}

export const TEST_FACTS: Facts = factsOf(testSite, CARS, PRICES);

/** The facts of a company with one car at the rates of its type, or without any car. */
export const SMALL_FACTS = {
  oneSedan: factsOf(testSite, [carNamed("Ford Fusion", { driveType: "FWD", plan: sedan })], PRICES),
  oneSuv: factsOf(testSite, [carNamed("Toyota RAV4", { plan: suv })], PRICES),
  noCars: factsOf(testSite, [], PRICES),
};

const OTHER_RATES = {
  sedan: [
    { minDays: 1, dailyRate: 230 },
    { minDays: 229, dailyRate: 228 },
  ],
  suv: [
    { minDays: 1, dailyRate: 232 },
    { minDays: 229, dailyRate: 231 },
  ],
};

const OTHER_PLACES = EXAMPLE_PLACES.map((place, index) => ({
  ...place,
  fee: 233 + index,
  minDays: place.minDays > 1 ? 237 : 1,
}));

const OTHER_EXTRAS = EXAMPLE_EXTRAS.map((extra, index) => ({ ...extra, price: 238 + index }));

/** `TEST_FACTS` with all amounts, ages and names changed to unique values. */
export const OTHER_FACTS = {
  ...TEST_FACTS,
  claims: {
    ...EXAMPLE_CLAIMS,
    usualPrices: { from: 211, to: 212 },
    longRental: { days: 213, from: 214, to: 215 },
    deposit: { from: 216, to: 217 },
    driverAge: { from: 218, to: 219 },
    experienceYears: 220,
    freeCancellationHours: 221,
    driver: { from: 222, to: 223 },
    returnBeforeFlightHours: 224,
    highSeason: { from: 2, to: 3 },
  },
  hours: { opens: "02:25", closes: "02:26" },
  company: { ...TEST_FACTS.company, name: "Tourists Ltd", phone: "+995555227227" },
  rates: OTHER_RATES,
  ...pricesOf(OTHER_RATES, [], OTHER_PLACES, OTHER_EXTRAS),
  kutaisiMinDays: 237,
  fleet: {
    models: 240,
    fourByFours: 241,
    hybrids: 242,
    types: ["sedan", "suv"],
    from: 228,
    hasBothDrives: true,
    mixesTypes: true,
    cheapest: { name: "Lada Niva", plan: [{ minDays: 1, dailyRate: 243 }] },
    highestRate: 244,
  },
} as unknown as Facts;
