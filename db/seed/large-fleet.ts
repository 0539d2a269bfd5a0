import type { Sql } from "../connect";

const BODY_TYPES = ["sedan", "hatchback", "wagon", "suv", "minivan", "pickup"];

/** A text about as long as the descriptions of the example's fleet. */
const DESCRIPTION = {
  en: "A generated model for measurements, with a text of the usual length. ".repeat(4).trim(),
  ka: "გაზომვებისთვის შექმნილი მოდელი ჩვეულებრივი სიგრძის აღწერით. ".repeat(4).trim(),
};

/** Adds generated models and vehicles up to the given numbers. */
export async function seedLargeFleet(
  sql: Sql,
  { models, vehicles }: { models: number; vehicles: number },
) {
  await sql`
    insert into cars (
      name, year, drive_type, transmission, engine, passengers, description, fuel_type, engine_size,
      fuel_consumption, body_type, sort_order, min_age, deposit
    )
    select
      'Generated ' || body_type || ' ' || number, 2010 + number % 15, 'FWD', 'Automatic', '2.0L',
      2 + number % 7, ${sql.json(DESCRIPTION)}, 'Petrol', '1998 cc', '7.5 L/100 km', body_type,
      number, 21 + number % 5, 50 * (number % 5)
    from
      generate_series((select count(*) + 1 from cars), ${models}::bigint) as number,
      lateral (
        select (${BODY_TYPES}::text[])[1 + number % ${BODY_TYPES.length}::integer] as body_type
      ) as body`;
  await sql`
    insert into vehicles (car_id, plate)
    select ids[1 + number % cardinality(ids)], 'GEN-' || number
    from (select array_agg(id order by id) as ids from cars) as fleet,
      generate_series((select count(*) + 1 from vehicles), ${vehicles}::bigint) as number`;
  await sql`analyze cars, vehicles`;
}
