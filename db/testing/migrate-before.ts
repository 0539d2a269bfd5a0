import type { Sql } from "../connect";
import { applyFunctions } from "../functions";
import { applyMigrations, createMigrationsTable, migrations } from "../migrations";

/** Brings an empty database to the schema before a migration, without the seed, which is for the present schema. */
export async function migrateBefore(sql: Sql, migration: string) {
  await sql.begin(async (transaction) => {
    await createMigrationsTable(transaction);
    await applyMigrations(
      transaction,
      migrations.filter(({ name }) => name < migration),
    );
    await applyFunctions(transaction);
    await transaction`insert into settings (name, value) values ('seeded', '["fleet", "reviews"]')`;
  });
}
