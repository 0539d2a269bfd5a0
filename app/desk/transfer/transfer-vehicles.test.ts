import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { listPlateConflicts, readSiteData, replaceSiteData } from "./site-data.queries.server";

const TODAY = "2030-06-15";
const BY = { actor: "nino", today: TODAY };

const database = useTestDatabase();

/** Blocks the first vehicle of a model, and returns its number. */
async function placeUsedVehicle(name: string): Promise<number> {
  const [vehicle] = await database.sql<{ number: number }[]>`
    with vehicle as (
      select vehicles.* from vehicles join cars on cars.id = car_id
      where cars.name = ${name} order by number limit 1
    ), blocked as (
      insert into occupancy (car_id, vehicle_id, kind, during)
      select car_id, id, 'block', tsrange('2030-06-01', '2030-06-02') from vehicle
    )
    select number from vehicle`;
  if (!vehicle) throw new Error("no vehicle");
  return vehicle.number;
}

test("a used vehicle that the file lacks ends its service, another one is removed", async () => {
  const { sql } = database;
  const site = await readSiteData(sql);
  const car = site.cars.find(({ vehicles }) => vehicles.length > 1);
  if (!car) throw new Error("no car with two vehicles");
  const number = await placeUsedVehicle(car.name);
  const without = site.cars.map((one) => (one.name === car.name ? { ...one, vehicles: [] } : one));
  await replaceSiteData(sql, { ...site, cars: without }, BY);
  const left = (await readSiteData(sql)).cars.find(({ name }) => name === car.name)?.vehicles;
  expect(left).toMatchObject([{ number, inServiceTo: TODAY }]);
  await replaceSiteData(sql, site, BY);
  expect(await readSiteData(sql)).toEqual(site);
});

test("a plate of another model's used vehicle is a conflict, of an unused one is moved", async () => {
  const { sql } = database;
  const site = await readSiteData(sql);
  const [used, unused] = site.cars
    .toReversed()
    .filter(({ vehicles }) => vehicles.some(({ plate }) => plate));
  if (!used || !unused) throw new Error("no plates");
  await placeUsedVehicle(used.name);
  const renamed = (name: string) => ({
    ...site,
    cars: site.cars.map((car) => (car.name === name ? { ...car, name: `${name} new` } : car)),
  });
  expect(await listPlateConflicts(sql, renamed(used.name), TODAY)).toMatchObject([
    { vehicle: 0, model: used.name },
  ]);
  await expect(replaceSiteData(sql, renamed(used.name), BY)).rejects.toThrow("vehicles_plate_excl");
  expect(await readSiteData(sql)).toEqual(site);
  expect(await listPlateConflicts(sql, renamed(unused.name), TODAY)).toEqual([]);
  await replaceSiteData(sql, renamed(unused.name), BY);
  expect(await readSiteData(sql)).toEqual(renamed(unused.name));
});
