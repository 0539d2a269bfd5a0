import { describe, expect, test } from "vitest";
import { sendRequest, json } from "../answer";
import { changeFleet } from "../site-database";
import { useSite } from "../site-fixture";
import { insertModel } from "~/catalog/fleet/models/change-model.server";
import { modelInput } from "~/catalog/fleet/testing/model-input";

const fixture = useSite();
type Car = Record<string, unknown> & { id: number; name: string; sortOrder: number };

async function readCars(language = "en") {
  const headers = { "Accept-Language": language };
  const answer = await sendRequest(fixture.site, "/api/cars", { headers });
  expect(answer.status).toBe(200);
  return json<Car[]>(answer);
}

/** The fields with texts by section 3 of the specification. */
const TEXTS = ["name", "image", "driveType", "transmission", "engine", "pricePerDay"];
const MORE_TEXTS = ["description", "fuelType", "engineSize", "fuelConsumption"];
const NUMBERS = ["id", "year", "passengers", "sortOrder"];
const TERMS = ["minAge", "licenceYears", "deposit", "excess", "bags"];
const CHOICES = ["isHybrid", "insuranceIncluded"];
const MAYBE = [
  "exteriorImage1",
  "exteriorImage2",
  "interiorImage1",
  "interiorImage2",
  "trunkImage",
  "additionalFeatures",
];
/** Fields of models that a company has entered; null in the example's fleet. */
const ENTERED = ["bodyType", "roadsNotAllowed", "zeroExcess", "mileageLimit"];

test("cars are in the company's order, then by name", async () => {
  const cars = await readCars();
  const sorted = [...cars].sort(
    (a, b) => a.sortOrder - b.sortOrder || (a.name < b.name ? -1 : Number(a.name > b.name)),
  );
  expect(cars.length).toBeGreaterThan(8);
  expect(cars.map((car) => car.name)).toEqual(sorted.map((car) => car.name));
});

test("a car has exactly the specification's fields and those that staff may add", async () => {
  const known = [...TEXTS, ...MORE_TEXTS, ...NUMBERS, ...CHOICES, ...MAYBE, ...ENTERED];
  const fields = [...known, ...TERMS, "roads", "currency"];
  for (const car of await readCars()) {
    expect(Object.keys(car).sort()).toEqual([...fields].sort());
    expect(car.currency).toBe("USD");
    for (const field of [...TEXTS, ...MORE_TEXTS]) expect(typeof car[field], field).toBe("string");
    for (const field of NUMBERS) expect(Number.isInteger(car[field]), field).toBe(true);
    for (const field of CHOICES) expect(typeof car[field], field).toBe("boolean");
    for (const field of MAYBE) expect(["string", "object"], field).toContain(typeof car[field]);
    for (const field of TERMS) expect(typeof car[field], field).toBe("number");
    expect(car.roads).toContainEqual({ road: "Zugdidi–Mestia", allowed: "yes" });
    for (const field of ENTERED) expect(car[field], field).toBeNull();
    expect(car.pricePerDay).toMatch(/^\d+(\.\d+)?$/);
  }
});

test("a model that staff have entered has their fields, and no picture yet", async () => {
  const id = await changeFleet(fixture.site, async (sql) => {
    const input = modelInput("Subaru Outback", {
      minAge: 23,
      licenceYears: 3,
      deposit: 150.5,
      roadsNotAllowed: { en: "Tusheti", ka: "თუშეთი" },
      description: { en: "", ka: "მხოლოდ ქართულად." },
    });
    const added = await insertModel(sql, { input, actor: "nino" });
    return added.ok ? added.id : null;
  });
  const headers = { "Accept-Language": "en" };
  const answer = await sendRequest(fixture.site, `/api/cars/${id}`, { headers });
  expect(json(answer)).toMatchObject({
    image: null,
    bodyType: "wagon",
    minAge: 23,
    licenceYears: 3,
    deposit: 150.5,
    roadsNotAllowed: "Tusheti",
    description: "მხოლოდ ქართულად.",
    pricePerDay: "35",
  });
});

test("the texts of a car are in the client's language, its name never changes", async () => {
  const [english, georgian] = [await readCars("en"), await readCars("ka")];
  expect(georgian[0]!.description).toMatch(/[\u10D0-\u10FF]{3}/);
  expect(english[0]!.description).not.toMatch(/[\u10D0-\u10FF]/);
  expect(georgian.map((car) => car.name)).toEqual(english.map((car) => car.name));
});

test("a single car equals the one in the list, and its pictures exist", async () => {
  const [car] = await readCars();
  expect(json(await sendRequest(fixture.site, `/api/cars/${car!.id}`))).toEqual(car);
  const picture = await fetch(`${fixture.site.url}${String(car!.image)}`);
  expect(picture.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
});

describe("the id of a car", () => {
  test.each(["0", "-1", "999999", "2147483648", "9223372036854775808", "-9223372036854775809"])(
    "%s is no car's",
    async (id) => {
      const answer = await sendRequest(fixture.site, `/api/cars/${id}`);
      expect(answer.status).toBe(404);
      expect(json(answer)).toEqual({ error: expect.any(String) });
    },
  );

  test.each(["abc", "1.5", "1e3", "0x1", "1%20", "%20", "1;drop", "%00", "%E1%83%90", "NaN"])(
    "%s is no integer",
    async (id) => {
      const answer = await sendRequest(fixture.site, `/api/cars/${id}`);
      expect(answer.status).toBe(400);
      expect(json(answer)).toEqual({ error: expect.any(String) });
    },
  );
});

describe("rejects an unsupported method with the allowed ones", () => {
  test.each([
    ["/api/cars", "GET", ["POST", "PUT", "PATCH", "DELETE"]],
    ["/api/cars/1", "GET", ["POST", "PUT", "PATCH", "DELETE"]],
    ["/api/bookings", "GET", ["POST", "PUT", "PATCH", "DELETE"]],
    ["/api/booking", "POST", ["GET", "PUT", "PATCH", "DELETE"]],
    ["/api/bookings/1/status", "PATCH", ["GET", "POST", "PUT", "DELETE"]],
  ])("%s accepts only %s", async (path, allowed, methods) => {
    for (const method of methods) {
      const answer = await sendRequest(fixture.site, path, { method });
      expect([answer.status, answer.headers.get("Allow")], method).toEqual([405, allowed]);
      expect(json(answer)).toEqual({ error: expect.any(String) });
    }
  });
});
