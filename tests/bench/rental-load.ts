import type { Sql } from "#db/connect";

/** Adds a model with vehicles; returns its id. */
export async function addModel(sql: Sql, name: string, vehicles: number): Promise<number> {
  const [car] = await sql<{ id: number }[]>`
    insert into cars (
      name, year, drive_type, transmission, engine, passengers, fuel_type, engine_size,
      fuel_consumption
    )
    values (${name}, 2020, 'FWD', 'Manual', '1.6', 5, 'Petrol', '1598 cc', '7')
    returning id`;
  await sql`
    insert into vehicles (car_id, number)
    select ${car!.id}, number from generate_series(1, ${vehicles}::integer) as number`;
  return car!.id;
}

type Bookings = {
  amount: number;
  /** The number of days from tomorrow on within which the bookings begin at random. */
  days: number;
  /** The longest booking, in days. The shortest has one. */
  longest: number;
  status: "pending" | "confirmed";
};

/** Adds bookings of random models; returns their ids. */
export async function addBookings(sql: Sql, models: readonly number[], bookings: Bookings) {
  const { amount, days, longest, status } = bookings;
  const rows = await sql<{ id: number }[]>`
    insert into bookings (
      car_id, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date,
      pickup_time, return_date, return_time, rental_days, price_per_day, delivery_fee, total_price,
      status, lang, fingerprint
    )
    select
      (${[...models]}::integer[])[1 + floor(random() * ${models.length})::integer],
      'Guest', 'guest@large.example', '+995 555 000000', 'A car', 'suv', 'Tbilisi', 'Tbilisi',
      day, '12:00', day + 1 + floor(random() * ${longest})::integer, '12:00', 1, 50, 0, 50,
      ${status}, 'en', 'load' || gen_random_uuid()
    from generate_series(1, ${amount}::integer) as number,
      lateral (select current_date + 1 + number * 0 + floor(random() * ${days})::integer as day) as start
    returning id`;
  return rows.map(({ id }) => BigInt(id));
}
