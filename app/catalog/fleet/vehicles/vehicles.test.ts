import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { listFleetChanges } from "~/catalog/fleet/history/changes.queries.server";
import { insertModel } from "~/catalog/fleet/models/change-model.server";
import { modelInput, vehicleInput } from "~/catalog/fleet/testing/model-input";
import { insertVehicles, removeVehicle, updateVehicle } from "./change-vehicle.server";
import { plateForm } from "./plate";
import type { VehicleInput } from "./vehicle";
import { findVehicle, listVehicles } from "./vehicles.queries.server";

const database = useTestDatabase();

const TODAY = "2030-06-10";
let carId = 0;

beforeAll(async () => {
  carId = await addModel("Skoda Octavia");
});

async function addModel(name: string) {
  const added = await insertModel(database.sql, { input: modelInput(name), actor: "nino" });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

const insert = (vehicles: Partial<VehicleInput>[], car = carId) =>
  insertVehicles(database.sql, { carId: car, vehicles: vehicles.map(vehicleInput), actor: "nino" });

async function add(changes: Partial<VehicleInput> = {}, car = carId): Promise<number> {
  const added = await insert([changes], car);
  if (!added.ok) throw new Error(added.reason);
  return added.ids[0]!;
}

describe("adding", () => {
  test("several vehicles numbers them in order and records who did", async () => {
    const car = await addModel("Skoda Rapid");
    const full = vehicleInput({
      plate: "BB-123-CC",
      colour: "red",
      vin: "TMBZZZ1Z7C2000000",
      techPassport: "AB1234",
      odometer: 12_000,
      inServiceFrom: "2030-01-01",
      inServiceTo: "2031-01-01",
      inspectionUntil: "2030-12-01",
      insuranceUntil: "2030-11-01",
    });
    const added = await insert([{ colour: "blue" }, full], car);
    if (!added.ok) throw new Error(added.reason);
    const vehicles = await listVehicles(database.sql, car);
    expect(vehicles).toEqual([
      {
        ...vehicleInput({ colour: "blue" }),
        id: added.ids[0],
        carId: car,
        number: 1,
        isExample: false,
        version: 1,
      },
      { ...full, id: added.ids[1], carId: car, number: 2, isExample: false, version: 1 },
    ]);
    const [entry] = await listFleetChanges(database.sql, car, 1);
    expect(entry).toMatchObject({ actor: "nino", before: null, vehicle: { number: 2 } });
    await add({}, car);
    expect((await listVehicles(database.sql, car)).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test("at the same time numbers each differently", async () => {
    const car = await addModel("Skoda Fabia");
    await Promise.all(Array.from({ length: 6 }, () => insert([{}, {}], car)));
    const numbers = (await listVehicles(database.sql, car)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  test("to an unknown model is refused", async () => {
    expect(await insert([{}], 999_999)).toEqual({ ok: false, reason: "unknown" });
  });
});

describe("a plate", () => {
  test("is refused, however it is spelled, with the model that has it", async () => {
    const id = await add({ plate: "TT-100-TT" });
    const owner = { plate: "TT-100-TT", vehicleId: id, carId, model: "Skoda Octavia" };
    const refused = { ok: false, reason: "plate-taken", owners: [owner] };
    for (const plate of ["TT-100-TT", "tt100tt", "TT 100 TT", "TT–100·TT"]) {
      expect(await insert([{ plate: "TT-101-TT" }, { plate }, {}])).toEqual(refused);
    }
    const other = await add({ plate: "TT-102-TT" });
    const input = vehicleInput({ plate: "TT100TT" });
    const update = { id: other, version: 1, input, actor: "nino" };
    expect(await updateVehicle(database.sql, update)).toEqual(refused);
    expect(await findVehicle(database.sql, other)).toMatchObject({ plate: "TT-102-TT" });
  });

  test("of a vehicle whose service has ended is free from the next day on", async () => {
    await add({ plate: "SS-200-SS", inServiceTo: "2030-05-31" });
    const taken = await insert([{ plate: "SS-200-SS", inServiceFrom: "2030-05-31" }]);
    expect(taken).toMatchObject({ reason: "plate-taken" });
    expect(await insert([{ plate: "SS-200-SS", inServiceFrom: "2030-06-01" }])).toMatchObject({
      ok: true,
    });
  });

  test("that two vehicles are given at once is refused without an owner", async () => {
    const twice = await insert([{ plate: "RR-300-RR" }, { plate: "RR300RR" }]);
    expect(twice).toEqual({ ok: false, reason: "plate-taken", owners: [] });
  });

  test("keeps its own vehicle from nothing", async () => {
    const id = await add({ plate: "QQ-400-QQ" });
    const input = vehicleInput({ plate: "QQ 400 QQ", colour: "grey" });
    const update = { id, version: 1, input, actor: "nino" };
    expect(await updateVehicle(database.sql, update)).toEqual({ ok: true, version: 2 });
  });
});

test("a change of an outdated form is refused with what others changed", async () => {
  const { sql } = database;
  const id = await add({ odometer: 10 });
  const change = (version: number, actor: string, changes: Partial<VehicleInput>) =>
    updateVehicle(sql, { id, version, actor, input: vehicleInput(changes) });
  expect(await change(1, "giorgi", { odometer: 20 })).toEqual({ ok: true, version: 2 });
  expect(await change(1, "ana", { odometer: 15 })).toEqual({
    ok: false,
    reason: "stale",
    version: 2,
    changes: [{ field: "odometer", from: 10, to: 20, actor: "giorgi", at: expect.any(Date) }],
  });
  const unknown = { id: 999_999, version: 1, input: vehicleInput(), actor: "ana" };
  expect(await updateVehicle(sql, unknown)).toEqual({ ok: false, reason: "unknown" });
});

describe("removing", () => {
  const remove = (id: number, version = 1) =>
    removeVehicle(database.sql, { id, version, actor: "nino", today: TODAY });

  async function rent(vehicle: string, pickupDate: string, status: string) {
    const input = bookingInput({ vehicle, name: `Guest ${pickupDate}`, pickupDate });
    const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
    if (!placed.ok) throw new Error(placed.reason);
    await database.sql`update bookings set status = ${status} where id = ${placed.booking.id}`;
  }

  test("deletes a vehicle that was never used", async () => {
    const car = await addModel("Fiat Panda");
    const id = await add({ inServiceFrom: "2030-06-01" }, car);
    await rent("Fiat Panda", "2030-05-31", "completed");
    await rent("Fiat Panda", "2030-06-02", "cancelled");
    await rent("Fiat Panda", "2030-06-11", "confirmed");
    expect(await remove(id)).toEqual({ ok: true, removed: true });
    expect(await findVehicle(database.sql, id)).toBeNull();
    const [entry] = await listFleetChanges(database.sql, car, 1);
    expect(entry).toMatchObject({ actor: "nino", vehicle: { number: 1 }, after: null });
  });

  test("ends the service of one that was used", async () => {
    const car = await addModel("Fiat Tipo");
    const id = await add({ inServiceFrom: "2030-06-01" }, car);
    await rent("Fiat Tipo", "2030-06-01", "completed");
    expect(await remove(id)).toEqual({ ok: true, removed: false });
    expect(await findVehicle(database.sql, id)).toMatchObject({ inServiceTo: TODAY, version: 2 });
    const [entry] = await listFleetChanges(database.sql, car, 1);
    expect(entry).toMatchObject({
      before: { in_service_to: null },
      after: { in_service_to: TODAY },
    });
    expect(await remove(id, 2)).toEqual({ ok: true, removed: false });
    expect(await listFleetChanges(database.sql, car, 9)).toHaveLength(3);
  });

  test("ends the service of one that is booked for later on its first day", async () => {
    const { sql } = database;
    const inServiceFrom = "2030-07-01";
    const id = await add({ inServiceFrom }, await addModel("Fiat Doblo"));
    await sql`
      insert into occupancy (car_id, vehicle_id, kind, during)
      select car_id, id, 'block', tsrange('2030-07-02', '2030-07-03') from vehicles where id = ${id}`;
    expect(await remove(id)).toEqual({ ok: true, removed: false });
    expect(await findVehicle(sql, id)).toMatchObject({ inServiceTo: inServiceFrom, version: 2 });
  });

  test("from an outdated list or twice is refused", async () => {
    const id = await add();
    expect(await remove(id, 2)).toMatchObject({ ok: false, reason: "stale", version: 1 });
    expect(await remove(id)).toMatchObject({ ok: true });
    expect(await remove(id)).toEqual({ ok: false, reason: "unknown" });
  });
});

describe("the one form of a plate", () => {
  test("is the same in the database, whoever writes", async () => {
    const typed = [
      "AB-101-CD",
      "ab 101 cd",
      "abc123",
      "34 LL 123",
      "A001AA177",
      "AB·101/CD",
      "LEXUS",
      "7",
    ];
    const rows = await database.sql<{ typed: string; form: string }[]>`
      select typed, plate_form(typed) as form from unnest(${typed}::text[]) as typed`;
    for (const row of rows) expect(row.form).toBe(plateForm(row.typed));
    await database.sql`update vehicles set plate = 'zz 901 zz' where id = 1`;
    const [vehicle] = await database.sql`select plate from vehicles where id = 1`;
    expect(vehicle).toEqual({ plate: "ZZ-901-ZZ" });
  });

  test("leaves a plate of other signs as it is, beside one that looks like it", async () => {
    await database.sql`update vehicles set plate = 'АB 902 zz' where id = 1`;
    await database.sql`update vehicles set plate = 'AB 902 zz' where id = 2`;
    const rows = await database.sql`select plate from vehicles where id in (1, 2) order by id`;
    expect([...rows]).toEqual([{ plate: "АB 902 zz" }, { plate: "AB-902-ZZ" }]);
  });
});
