import { expect, test } from "vitest";
import { applyMigrations, migrations } from "./migrations";
import { applyFunctions } from "./functions";
import { migrateBefore } from "./testing/migrate-before";
import { useTestDatabase } from "./testing/test-database";

const NAME = "0018_references";
const BOOKINGS = 3_000;
const database = useTestDatabase({ empty: true });

test("stored bookings get a reference of their own, also where two have drawn the same", async () => {
  const { sql } = database;
  await migrateBefore(sql, NAME);
  await sql`
    insert into bookings (
      name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date, pickup_time, return_date,
      return_time, rental_days, price_per_day, delivery_fee, total_price, lang, fingerprint
    )
    select 'Nino', 'nino@example.com', '1', 'Other', 'suv', 'Other', 'Other', '2030-06-10', '12:00', '2030-06-12',
      '12:00', 2, 50, 0, 100, 'en', number::text
    from generate_series(1, ${BOOKINGS}::integer) as number`;
  const pending = migrations.filter(({ name }) => name >= NAME);
  // With 4,096 references half of the bookings draw one that is taken.
  const few = pending.map((migration) => ({
    ...migration,
    text: migration.text.replace(
      /create or replace function random_reference\(\)[^]*?\n\$\$;/,
      () => `create or replace function random_reference() returns text language sql volatile as
      $$ select 'C' || translate(lpad(to_hex(floor(random() * 4096)::int), 5, '0'), '0123456789abcdef', 'CDFGHJKMNPQRTVWX') $$;`,
    ),
  }));
  expect(few[0]!.text).not.toBe(pending[0]!.text);
  await sql.begin((transaction) => applyMigrations(transaction, few));
  const [found] = await sql`
    select count(*)::integer as bookings, count(distinct reference)::integer as "references" from bookings`;
  expect(found).toEqual({ bookings: BOOKINGS, references: BOOKINGS });
  await sql.begin((transaction) => applyFunctions(transaction));
});
