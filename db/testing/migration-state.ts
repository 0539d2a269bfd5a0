import { migrations } from "../migrations";
import { seedCars } from "../seed/cars";
import { seedRates } from "../seed/rates";
import type { TestDatabase } from "./test-database";

/** The names of all migrations, in order. */
export const MIGRATION_NAMES = migrations.map(({ name }) => name);

/** Rows that the seed inserts. */
export const SEEDED = { cars: seedCars.length, rates: seedRates.length };

/** Returns the names of the migrations that a database has, in their order. */
export async function appliedNames({ sql }: TestDatabase) {
  const rows = await sql<{ name: string }[]>`
    select name from migrations order by applied_at, name`;
  return rows.map(({ name }) => name);
}

export async function countSeeded({ sql }: TestDatabase) {
  const [row] = await sql`
    select (select count(*)::int from cars) as cars, (select count(*)::int from rate_tiers) as rates`;
  return row;
}
