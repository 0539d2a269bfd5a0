import type { Sql } from "#db/connect";

/** Gives each model, or only the named one, this number of vehicles in service. */
export async function setUnits(sql: Sql, units: number, name: string | null = null) {
  await sql`
    with removed as (
      delete from vehicles using cars
      where vehicles.car_id = cars.id and number > ${units}
        and cars.name = coalesce(${name}, cars.name)
    )
    insert into vehicles (car_id, number)
    select cars.id, number
    from cars, generate_series(1, ${units}::integer) as number
    where cars.name = coalesce(${name}, cars.name)
    on conflict (car_id, number) do nothing`;
}
