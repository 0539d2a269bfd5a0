import { afterEach } from "vitest";
import { chain } from "../upgrade/chain";
import { applyChain } from "../upgrade/upgrade";
import { useTestDatabase } from "./test-database";

/** Creates an empty database for each test, with helpers that fill it as earlier releases did. */
export function useUnmigratedDatabase() {
  const database = useTestDatabase({ empty: true });

  afterEach(async () => {
    await database.sql.unsafe("drop schema public cascade; create schema public");
  });

  return { database, migrateFirst, migrateUntil, insertOldCars };

  /** Runs the first migrations only, without the seed, which needs all of them. */
  async function migrateFirst(count: number) {
    const { sql } = database;
    await sql`create table migrations (name text primary key, applied_at timestamptz default now())`;
    await applyChain(sql, chain.slice(0, count));
  }

  /** Runs the migrations of earlier releases before one of them. */
  function migrateUntil(name: string) {
    return migrateFirst(chain.findIndex((migration) => migration.name === name));
  }

  /** Inserts cars as earlier releases stored them. */
  async function insertOldCars(names: string[]) {
    await database.sql`
      insert into cars (
        name, year, image, drive_type, transmission, engine, passengers, fuel_type, engine_size,
        fuel_consumption
      )
      select name, 2019, '/pictures/cars/suv.svg', 'AWD', 'Automatic', '2.5L', 5, 'Petrol', '2487 cc',
        '8.4 L/100 km'
      from unnest(${names}::text[]) with ordinality as given (name, position) order by position`;
  }
}
