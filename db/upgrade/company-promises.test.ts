import { expect, test } from "vitest";
import { useUnmigratedDatabase } from "../testing/unmigrated-database";

const { database, migrateUntil, insertOldCars } = useUnmigratedDatabase();

test(
  "a site of before keeps its lists of features, its hybrids and who named it",
  { tags: "slow" },
  async () => {
    const { sql } = database;
    await migrateUntil("0275_promises");
    await insertOldCars(["Toyota RAV4", "Kia Niro"]);
    const contacts = { name: "Kolkhi", phone: "+995599112233" };
    await sql`insert into settings (name, value) values ('contacts', ${sql.json(contacts)})`;
    const [ticked, fuelled] = await sql<{ id: number }[]>`select id from cars order by id limit 2`;
    await sql`update cars set is_hybrid = true, fuel_type = 'Petrol' where id = ${ticked!.id}`;
    await sql`update cars set is_hybrid = false, fuel_type = 'Plug-in hybrid' where id = ${fuelled!.id}`;
    await database.migrate();
    const cars = await sql`
    select fuel_type as fuel, is_hybrid as "isHybrid", features from cars order by id limit 2`;
    expect(cars.map(({ fuel, isHybrid }) => [fuel, isHybrid])).toEqual([
      ["Hybrid", true],
      ["Plug-in hybrid", true],
    ]);
    expect(cars[0]!.features.en.split("\n")).toContain("Backup camera");
    expect(cars[0]!.features.ka.split("\n")).toHaveLength(6);
    const [publication] = await sql`select value from settings where name = 'publication'`;
    expect(publication!.value).toEqual({ contactsBefore: contacts });
    await sql`update cars set fuel_type = 'Diesel', is_hybrid = true where id = ${ticked!.id}`;
    const [now] = await sql`select is_hybrid as "isHybrid" from cars where id = ${ticked!.id}`;
    expect(now!.isHybrid).toBe(false);
  },
);
