import { describe, expect, test } from "vitest";
import { EXAMPLE_CLAIMS } from "~/catalog/company/company-numbers";
import { NO_PROMISES, promisesWithout } from "~/catalog/company/promises";
import type { PromiseName } from "~/catalog/company/content/parts";
import { NO_MODEL_TERMS } from "./car-terms";
import { companyTermsOf, EXAMPLE_TERMS, type CompanyTerms } from "./company-terms";
import {
  DECIDING,
  termsIn,
  termsOf,
  termsWith,
  termsWithout,
  type ModelTerms,
  type TermKey,
  type TermsCompany,
} from "./terms";

const SILENT: CompanyTerms = companyTermsOf({});

function companyWith(made: PromiseName[], changes: Partial<TermsCompany> = {}): TermsCompany {
  const promises = { ...NO_PROMISES, ...Object.fromEntries(made.map((name) => [name, true])) };
  return { claims: EXAMPLE_CLAIMS, promises, terms: SILENT, currency: "USD", ...changes };
}

const model = (changes: Partial<ModelTerms>): ModelTerms => ({ ...NO_MODEL_TERMS, ...changes });

/** Returns the term of a key; null if there is none. */
function termOf(key: TermKey, ...given: Parameters<typeof termsOf>) {
  return termsOf(...given).find((term) => term.key === key) ?? null;
}

test("what nobody has entered is no term", () => {
  expect(termsOf(null, companyWith([]))).toEqual([]);
  expect(termsOf(NO_MODEL_TERMS, companyWith([]))).toEqual([]);
  expect(
    termsOf(model({ roads: [], roadsNotAllowed: {} }), companyWith([], { notCovered: {} })),
  ).toEqual([]);
});

test("the example says everything but what it does not offer, those terms first that decide", () => {
  const company: TermsCompany = {
    claims: EXAMPLE_CLAIMS,
    promises: promisesWithout([]),
    terms: EXAMPLE_TERMS,
    currency: "USD",
    notCovered: { en: "Tyres." },
  };
  const car = model({
    deposit: 100,
    excess: 300,
    roads: [{ road: { en: "Juta" }, allowed: "yes" }],
  });
  const terms = termsOf(car, company);
  expect(terms.map(({ key }) => key)).toEqual([
    ...DECIDING,
    "notCovered",
    "mileage",
    "fuel",
    "age",
    "licence",
    "payment",
    "secondDriver",
    "roads",
  ]);
  expect(JSON.parse(JSON.stringify(terms))).toEqual(terms);
  expect(termsWith(terms, DECIDING)).toHaveLength(3);
  expect(termsWithout(terms, DECIDING)).toHaveLength(8);
});

describe("free cancellation", () => {
  const company = companyWith(["cancellation"]);
  const hours = EXAMPLE_CLAIMS.freeCancellationHours;
  const moment = (date: string, time: string | null) => ({
    key: "cancellation",
    hours,
    until: { date, time },
  });

  test.each([
    ["without dates", null, null, { key: "cancellation", hours, until: null }],
    ["at a known time", "08:00", null, moment("2030-06-08", "08:00")],
    ["at an unknown time: the day of a pick-up at noon", null, null, moment("2030-06-08", null)],
    [
      "at the last minute",
      "08:00",
      { date: "2030-06-08", time: "08:00" },
      moment("2030-06-08", "08:00"),
    ],
    ["a minute late", "08:00", { date: "2030-06-08", time: "08:01" }, null],
    ["a day late", "08:00", { date: "2030-06-09", time: "00:00" }, null],
    [
      "on the day, of which no time is known",
      "08:00",
      { date: "2030-06-08" },
      moment("2030-06-08", "08:00"),
    ],
    [
      "on the day, for a pick-up at an unknown time",
      null,
      { date: "2030-06-08", time: "23:00" },
      moment("2030-06-08", null),
    ],
    ["after the day", null, { date: "2030-06-09" }, null],
  ] as const)("%s", (name, pickupTime, now, expected) => {
    const trip = name === "without dates" ? null : { pickupDate: "2030-06-10", pickupTime };
    expect(termOf("cancellation", null, company, trip, now)).toEqual(expected);
  });

  test("over the end of a year, and without any hours", () => {
    const trip = { pickupDate: "2031-01-01", pickupTime: "00:30" };
    expect(termOf("cancellation", null, company, trip)).toEqual(moment("2030-12-30", "00:30"));
    const claims = { ...EXAMPLE_CLAIMS, freeCancellationHours: 0 };
    expect(termOf("cancellation", null, { ...company, claims }, trip)).toMatchObject({
      until: { date: "2031-01-01", time: "00:30" },
    });
  });

  test("only where it is promised", () => {
    expect(termOf("cancellation", null, companyWith(["deposit"]))).toBeNull();
  });
});

describe("a deposit", () => {
  const ways = { depositBy: ["cash" as const], depositReturnDays: 14 };
  const terms = { ...SILENT, ...ways };
  const left = { by: ways.depositBy, returnDays: 14, key: "deposit", currency: "USD" };

  test.each([
    ["of the model", 70, [], { ...left, from: 70, to: 70 }],
    ["of the model before the range", 70, ["deposit"], { ...left, from: 70, to: 70 }],
    ["within the range", null, ["deposit"], { ...left, from: 50, to: 100 }],
    ["that nobody asks for", 0, ["deposit"], { ...left, from: 0, to: 0, by: [], returnDays: null }],
    ["of which nothing is said", null, [], null],
  ] as const)("%s", (_, deposit, made, expected) => {
    const company = companyWith([...made], { terms });
    expect(termOf("deposit", model({ deposit }), company)).toEqual(expected);
  });
});

test.each([
  [{ excess: 300 }, { amount: 300 }, null],
  [{ excess: 300, zeroExcess: 9 }, { amount: 300 }, { perDay: 9 }],
  [{ excess: 0, zeroExcess: 9 }, { amount: 0 }, null],
  [{ zeroExcess: 9 }, null, { perDay: 9 }],
  [{}, null, null],
] as const)("the excess of %j", (given, excess, zero) => {
  const company = companyWith([], { currency: "GEL" });
  const found = (key: TermKey) => termOf(key, model(given), company);
  expect(found("excess")).toEqual(excess && { key: "excess", currency: "GEL", ...excess });
  expect(found("zeroExcess")).toEqual(zero && { key: "zeroExcess", currency: "GEL", ...zero });
});

test.each([
  [true, ["insurance"], true],
  [undefined, ["insurance"], true],
  [false, ["insurance"], false],
  [true, [], false],
] as const)(
  "what is not covered, for a car that is insured: %s, with %j",
  (isInsured, made, isSaid) => {
    const company = companyWith([...made], { notCovered: { en: "Tyres." } });
    const car = model(isInsured === undefined ? {} : { insuranceIncluded: isInsured });
    expect(termOf("notCovered", car, company) !== null).toBe(isSaid);
  },
);

test.each([
  [null, ["mileage"], { key: "mileage", limit: null }],
  [250, ["mileage"], { key: "mileage", limit: 250 }],
  [250, [], { key: "mileage", limit: 250 }],
  [null, [], null],
] as const)("the mileage with a limit of %s and %j", (mileageLimit, made, expected) => {
  expect(termOf("mileage", model({ mileageLimit }), companyWith([...made]))).toEqual(expected);
});

test.each([
  [["fullTank"], true, "full"],
  [["fullTank"], false, "full"],
  [[], true, "same"],
  [[], false, null],
] as const)("the fuel with %j, and the same level: %s", (made, sameFuel, level) => {
  const found = termOf("fuel", null, companyWith([...made], { terms: { ...SILENT, sameFuel } }));
  expect(found).toEqual(level && { key: "fuel", level });
});

test.each([
  [{}, ["age"], { from: 21, to: 23 }, 2],
  [{ minAge: 25 }, ["age"], { from: 25, to: 25 }, 2],
  [{ licenceYears: 0 }, ["age"], { from: 21, to: 23 }, 0],
  [{ minAge: 25, licenceYears: 3 }, [], { from: 25, to: 25 }, 3],
  [{}, [], null, null],
] as const)("who may drive: %j with %j", (given, made, age, years) => {
  const company = companyWith([...made]);
  expect(termOf("age", model(given), company)).toEqual(age && { key: "age", ...age });
  expect(termOf("licence", model(given), company)).toEqual(
    years === null ? null : { key: "licence", years },
  );
});

test("nothing is said of experience that is not asked for", () => {
  const claims = { ...EXAMPLE_CLAIMS, experienceYears: 0 };
  expect(termOf("licence", null, companyWith(["age"], { claims }))).toBeNull();
});

test.each([
  [["payAtPickup"], [], { atPickup: true, by: [], noCard: false }],
  [["noCard"], [], { atPickup: false, by: [], noCard: true }],
  [[], ["cash", "card"], { atPickup: false, by: ["cash", "card"], noCard: false }],
  [[], [], null],
] as const)("the payment with %j by %j", (made, by, expected) => {
  const company = companyWith([...made], { terms: { ...SILENT, payBy: [...by] } });
  expect(termOf("payment", null, company)).toEqual(expected && { key: "payment", ...expected });
});

test("fees for drivers and borders are terms, whatever the company says of a second driver", () => {
  const driverFee = { amount: 5, currency: "USD", perDay: true, atMost: 35 } as const;
  const youngDrivers = [{ ...driverFee, age: 25 }];
  const borders = [{ country: "AM", amount: 30, currency: "USD" }] as const;
  const fees = { extraKm: null, driverFee, youngDrivers, borders, graceMinutes: null };
  const terms = companyTermsOf({ secondDriver: "free" }, fees);
  expect(termsOf(null, companyWith([], { terms }))).toEqual([
    { key: "youngDriver", fees: youngDrivers },
    { key: "secondDriver", allowed: "fee", fee: driverFee },
    { key: "abroad", borders },
  ]);
});

test.each(["free", "fee", "no", null] as const)("a second driver: %s", (secondDriver) => {
  const found = termOf(
    "secondDriver",
    null,
    companyWith([], { terms: { ...SILENT, secondDriver } }),
  );
  expect(found).toEqual(secondDriver && { key: "secondDriver", allowed: secondDriver });
});

test("roads are those of the model, and texts can be cut to a language", () => {
  const juta = { en: "Juta", ka: "ჯუთა" };
  const car = model({
    roads: [{ road: juta, allowed: "ask" }],
    roadsNotAllowed: { en: "Tusheti" },
  });
  const terms = termsOf(car, companyWith([]));
  expect(terms).toEqual([
    { key: "roads", roads: [{ road: juta, allowed: "ask" }] },
    { key: "noRoads", text: { en: "Tusheti" } },
  ]);
  expect(termsIn(terms, "ka")).toEqual([
    { key: "roads", roads: [{ road: { ka: "ჯუთა" }, allowed: "ask" }] },
    { key: "noRoads", text: { en: "Tusheti" } },
  ]);
});
