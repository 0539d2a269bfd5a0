import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { listCars } from "~/catalog/fleet/fleet.queries.server";
import { modelInput, vehicleInput } from "~/catalog/fleet/testing/model-input";
import { insertVehicles } from "~/catalog/fleet/vehicles/change-vehicle.server";
import { insertModel } from "./change-model.server";
import { archiveModel } from "./model-state.server";
import type { ModelInput } from "./model";
import { findModel } from "./models.queries.server";
import { listModels } from "./list-models.queries.server";

const database = useTestDatabase();

const TODAY = "2030-06-10";

async function add(name: string, changes: Partial<ModelInput> = {}) {
  const added = await insertModel(database.sql, {
    input: modelInput(name, changes),
    actor: "nino",
  });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

async function listed(id: number) {
  const model = (await listModels(database.sql, TODAY)).find((one) => one.id === id);
  if (!model) throw new Error(`no model ${id}`);
  return model;
}

describe("a model of the list", () => {
  let id = 0;

  beforeAll(async () => {
    id = await add("Subaru Outback");
  });

  test("has a model with its facts", async () => {
    expect(await listed(id)).toEqual({
      id,
      name: "Subaru Outback",
      year: 2020,
      bodyType: "wagon",
      image: null,
      sortOrder: 999,
      archivedAt: null,
      vehicles: 0,
      lowestRate: 35,
      nextBooking: null,
      missingTexts: [],
    });
  });

  test("counts the vehicles in service today", async () => {
    const vehicles = [
      {},
      { inServiceFrom: TODAY, inServiceTo: TODAY },
      { inServiceFrom: "2030-06-11" },
      { inServiceTo: "2030-06-09" },
    ].map(vehicleInput);
    await insertVehicles(database.sql, { carId: id, vehicles, actor: "nino" });
    expect((await listed(id)).vehicles).toBe(2);
  });

  test("has the next open booking by its start", async () => {
    const book = async (name: string, pickupDate: string, returnDate: string, status: string) => {
      const input = bookingInput({ vehicle: "Subaru Outback", name, pickupDate, returnDate });
      const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      await database.sql`update bookings set status = ${status} where id = ${placed.booking.id}`;
      return placed.booking.id;
    };
    await book("Running Guest", "2030-06-09", "2030-06-20", "confirmed");
    await book("Cancelled Guest", "2030-06-10", "2030-06-20", "cancelled");
    await book("Later Guest", "2030-06-12", "2030-06-20", "pending");
    const next = await book("Reversed Guest", "2030-06-15", "2030-06-11", "confirmed");
    expect((await listed(id)).nextBooking).toEqual({
      id: next,
      name: "Reversed Guest",
      status: "confirmed",
      start: "2030-06-11",
      end: "2030-06-15",
    });
  });

  test.each<[Partial<ModelInput>, string[]]>([
    [{ description: { en: "", ka: "" } }, ["description.en", "description.ka"]],
    [{ description: { en: "Text", ka: "" } }, ["description.ka"]],
    [{ additionalFeatures: { en: "Radio", ka: "" } }, ["additionalFeatures.ka"]],
    [{ roadsNotAllowed: { en: "", ka: "თუშეთი" } }, ["roadsNotAllowed.en"]],
  ])("has the missing texts of %o", async (changes, missing) => {
    const other = await add(`Model ${JSON.stringify(changes)}`, changes);
    expect((await listed(other)).missingTexts).toEqual(missing);
  });
});

describe("the models", () => {
  test("that are archived are at the end", async () => {
    const archived = await add("Aaa");
    await archiveModel(database.sql, { id: archived, actor: "a", today: TODAY, seen: [] });
    const models = await listModels(database.sql, TODAY);
    const states = models.map(({ archivedAt }) => archivedAt !== null);
    expect(states).toEqual(states.toSorted((a, b) => Number(a) - Number(b)));
    expect(models.at(-1)!.id).toBe(archived);
  });

  test("have the order and the lowest rates of the site (example fleet)", async () => {
    const cars = await listCars(database.sql, "en");
    const models = await listModels(database.sql, TODAY);
    const onOffer = models.filter(({ archivedAt }) => archivedAt === null);
    expect(onOffer.map(({ name, lowestRate }) => [name, String(lowestRate)])).toEqual(
      cars.map(({ name, pricePerDay }) => [name, pricePerDay]),
    );
  });
});

test("a model has its texts by language, and none of a column without any", async () => {
  const { sql } = database;
  const id = await add("Texts");
  await sql`update cars set description = '{"en": "Text"}', additional_features = null where id = ${id}`;
  expect(await findModel(sql, id)).toMatchObject({
    description: { en: "Text" },
    additionalFeatures: {},
  });
  expect(await findModel(sql, 999_999)).toBeNull();
});
