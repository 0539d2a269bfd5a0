import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findCarByName, readFleet } from "./fleet.queries.server";

const database = useTestDatabase();

describe("a renamed car", () => {
  const rename = (from: string, to: string) =>
    database.sql`update cars set name = ${to} where name = ${from}`;
  const find = async (name: string) => (await findCarByName(database.sql, name))?.name ?? null;

  test("is found by each of its names, with the current one", async () => {
    await rename("Nissan Rogue", "Nissan X-Trail");
    await rename("Nissan X-Trail", "Nissan Murano");
    for (const name of ["Nissan Rogue", "Nissan X-Trail", "Nissan Murano"]) {
      expect(await find(name)).toBe("Nissan Murano");
    }
    const { choices } = await readFleet(database.sql, "en");
    const choice = choices.find(({ name }) => name === "Nissan Murano");
    expect(choice!.formerNames.toSorted()).toEqual(["Nissan Rogue", "Nissan X-Trail"]);
  });

  test("loses a name that another car gets, and one that it has again", async () => {
    await rename("Honda Civic", "Honda Civic LX");
    await rename("Honda City", "Honda Civic");
    expect([
      await find("Honda Civic"),
      await find("Honda Civic LX"),
      await find("Honda City"),
    ]).toEqual(["Honda Civic", "Honda Civic LX", "Honda Civic"]);
    await rename("Honda Civic", "Honda City");
    // The last name of the car before this one was Honda Civic.
    expect(await find("Honda Civic")).toBe("Honda City");
    const rows = await database.sql`select from former_car_names where name = 'Honda City'`;
    expect(rows).toHaveLength(0);
  });

  test("is not found once it is archived", async () => {
    await rename("Kia Sorento", "Kia Telluride");
    await database.sql`update cars set archived_at = now() where name = 'Kia Telluride'`;
    expect([await find("Kia Sorento"), await find("Kia Telluride")]).toEqual([null, null]);
  });
});
