import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { lowestRate } from "~/catalog/pricing/rates";
import { planOf, apiCar } from "./car";
import { findCar, findCarByName, listCars, readFleet } from "./fleet.queries.server";
import { vehicleTypeOf } from "./vehicle-type";
import { findModelTerms } from "~/catalog/terms/model-terms.queries.server";
import { readSigns } from "~/catalog/terms/roads";
import { localizedFor } from "~/web/i18n/localized";

const database = useTestDatabase();

test("the rate tables are the specification's", async () => {
  const { typePlans } = await findPrices(database.sql);
  const rates = (type: "sedan" | "suv") => typePlans[type].tiers.map((tier) => Object.values(tier));
  expect(rates("sedan")).toEqual([
    [1, 50],
    [2, 45],
    [4, 40],
    [11, 35],
  ]);
  expect(rates("suv")).toEqual([
    [1, 55],
    [2, 50],
    [4, 45],
    [11, 40],
  ]);
});

test("a car's price is the lowest rate of its own plan, else of its type's table", async () => {
  const cars = await listCars(database.sql, "en");
  const { typePlans } = await findPrices(database.sql);
  for (const car of cars) expect(car.pricePerDay).toBe(String(lowestRate(car.plan.tiers)));
  const named = (name: string) => cars.find((car) => car.name === name)!;
  expect(named("Honda Insight Hybrid 2012").pricePerDay).toBe("20");
  expect(named("Mazda 3")).toMatchObject({ pricePerDay: "35", plan: typePlans.sedan });
  expect(named("Toyota RAV4")).toMatchObject({ pricePerDay: "40", plan: typePlans.suv });
});

test("the form's choices have the same plans and roads as the cars", async () => {
  const { cars, choices, roads, ...prices } = await readFleet(database.sql, "en");
  const plans = choices.map(({ roadSigns, ...choice }) => ({
    ...choice,
    plan: planOf(choice, prices),
    roads: readSigns(roadSigns, roads),
  }));
  expect(plans).toEqual(
    cars.map(({ name, image, bodyType, plan, ...terms }) => ({
      name,
      image,
      photo: null,
      bodyType,
      minAge: terms.minAge,
      licenceYears: terms.licenceYears,
      deposit: terms.deposit,
      excess: terms.excess,
      zeroExcess: null,
      mileageLimit: null,
      insuranceIncluded: terms.insuranceIncluded,
      roads: terms.roads,
      plan,
      formerNames: [],
    })),
  );
  expect(choices.find(({ name }) => name === "Mazda 3")!.plan).toBeNull();
});

test("a car says of roads what its model says", async () => {
  const { sql } = database;
  const { cars } = await readFleet(sql, "en");
  const car = cars.find(({ name }) => name === "Mazda 3")!;
  const { roads = [] } = (await findModelTerms(sql, car.id))!;
  expect(roads.length).toBeGreaterThan(5);
  expect(car.roads).toEqual(
    roads.map(({ road, allowed }) => ({ road: localizedFor(road, "en"), allowed })),
  );
});

test("a rate changed by the operator changes the price", async () => {
  const { sql } = database;
  await sql`update rate_tiers set daily_rate = 33.5 where vehicle_type = 'sedan' and min_days = 11`;
  const car = (await listCars(sql, "en")).find(({ name }) => name === "Mazda 3");
  expect(car!.pricePerDay).toBe("33.5");
  await sql`update rate_tiers set daily_rate = 35 where vehicle_type = 'sedan' and min_days = 11`;
});

test("cars are sorted by their order, then by name", async () => {
  const { sql } = database;
  await sql`update cars set sort_order = 5 where name in ('Mazda 6', 'Honda City', 'Mazda 3')`;
  const cars = await listCars(sql, "en");
  const first = cars.slice(0, 4).map((car) => car.name);
  expect(first).toEqual(["Honda City", "Mazda 3", "Mazda 6", "Toyota RAV4"]);
  const orders = cars.map((car) => car.sortOrder);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

describe("one car", () => {
  test("is found by its id, in the requested language", async () => {
    const [first] = await listCars(database.sql, "ka");
    expect(await findCar(database.sql, "ka", BigInt(first!.id))).toEqual({ ...first, photos: [] });
  });

  test.each([0n, -1n, 999_999n, 2n ** 31n, 2n ** 63n - 1n, -(2n ** 63n) + 1n])(
    "is null for the unknown id %s",
    async (id) => {
      expect(await findCar(database.sql, "en", id)).toBeNull();
    },
  );

  test("is found by its exact name with its own plan or that of its type", async () => {
    const prices = await findPrices(database.sql);
    const planNamed = async (name: string) =>
      planOf((await findCarByName(database.sql, name))!, prices);
    const insight = await planNamed("Honda Insight Hybrid 2012");
    expect(insight.tiers[0]).toEqual({ minDays: 1, dailyRate: 30 });
    const name = "Toyota RAV4";
    expect(await planNamed(name)).toEqual(
      prices.typePlans[vehicleTypeOf({ name, bodyType: null })],
    );
    expect(await findCarByName(database.sql, "toyota rav4")).toBeNull();
    expect(await findCarByName(database.sql, "Other")).toBeNull();
  });

  test("is shown by the API without its plan", async () => {
    const [car] = await listCars(database.sql, "en");
    const { plan: _1, textLanguages: _2, photo: _3, features: _4, ...rest } = car!;
    const roads = rest.roads.map(({ road, allowed }) => ({ road: road.en, allowed }));
    expect(roads).toContainEqual({
      road: "Juta",
      allowed: expect.stringMatching(/^(yes|ask|no)$/),
    });
    expect(apiCar(car!, "en")).toEqual({ ...rest, roads, currency: "USD" });
  });
});

test("an archived car is not on offer", async () => {
  const { sql } = database;
  const cars = await listCars(sql, "en");
  const gone = cars.at(-1)!;
  await sql`update cars set archived_at = now() where id = ${gone.id}`;
  expect(await listCars(sql, "en")).toEqual(cars.slice(0, -1));
  expect(await findCar(sql, "en", BigInt(gone.id))).toBeNull();
  expect(await findCarByName(sql, gone.name)).toBeNull();
});

test("a text that is missing in a language is the other one's, with its language", async () => {
  const { sql } = database;
  await sql`
    update cars set description = '{"en": "Plain."}', additional_features = '{"en": "", "ka": "რადიო"}',
      roads_not_allowed = '{"en": "Tusheti", "ka": "თუშეთი"}'
    where name = 'Mazda 3'`;
  const read = async (lang: "en" | "ka") =>
    (await listCars(sql, lang)).find(({ name }) => name === "Mazda 3");
  const texts = { description: "Plain.", additionalFeatures: "რადიო" };
  const languages = { description: "en", additionalFeatures: "ka" };
  expect(await read("ka")).toMatchObject({
    ...texts,
    roadsNotAllowed: "თუშეთი",
    textLanguages: { ...languages, roadsNotAllowed: "ka" },
  });
  expect(await read("en")).toMatchObject({
    ...texts,
    roadsNotAllowed: "Tusheti",
    textLanguages: { ...languages, roadsNotAllowed: "en" },
  });
  await sql`
    update cars set description = '{}', additional_features = null, roads_not_allowed = null
    where name = 'Mazda 3'`;
  expect(await read("en")).toMatchObject({
    description: "",
    additionalFeatures: null,
    roadsNotAllowed: null,
    textLanguages: { description: null, additionalFeatures: null, roadsNotAllowed: null },
  });
});

test("a body type selects the rate table, not the name", async () => {
  const { sql } = database;
  const { sedan, suv } = (await findPrices(sql)).typePlans;
  const planOfCar = async () =>
    (await listCars(sql, "en")).find(({ name }) => name === "Toyota RAV4")!.plan;
  await sql`update cars set body_type = 'wagon' where name = 'Toyota RAV4'`;
  const named = planOf((await findCarByName(sql, "Toyota RAV4"))!, await findPrices(sql));
  expect([await planOfCar(), named]).toEqual([sedan, sedan]);
  await sql`update cars set body_type = null where name = 'Toyota RAV4'`;
  expect(await planOfCar()).toEqual(suv);
});
