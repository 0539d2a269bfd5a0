import { describe, expect, test } from "vitest";
import { seedCars } from "../seed/cars";
import { seedReviews } from "../seed/reviews";
import { useUnmigratedDatabase } from "../testing/unmigrated-database";

const { database, migrateFirst, migrateUntil, insertOldCars } = useUnmigratedDatabase();

test("replaces placeholder pictures by drawings and preserves other pictures", async () => {
  const { sql } = database;
  await migrateFirst(3);
  await insertOldCars(["Toyota RAV4", "Mazda 3", "Honda Insight Hybrid 2012"]);
  await sql`update cars set year = 2012 where name like 'Honda%'`;
  await sql`update cars set image = '/photos/mine.jpg' where name = 'Mazda 3'`;
  await database.migrate();
  const rows = await sql<{ name: string; image: string; trunk: string | null }[]>`
    select name, image, trunk_image as trunk from cars
    where name in ('Mazda 3', 'Toyota RAV4', 'Honda Insight Hybrid 2012') order by name`;
  expect([...rows]).toEqual([
    {
      name: "Honda Insight Hybrid 2012",
      image: "/pictures/cars/honda-insight-hybrid-2012/side.svg",
      trunk: "/pictures/cars/honda-insight-hybrid-2012/trunk.svg",
    },
    { name: "Mazda 3", image: "/photos/mine.jpg", trunk: null },
    {
      name: "Toyota RAV4",
      image: "/pictures/cars/toyota-rav4-2019/side.svg",
      trunk: "/pictures/cars/toyota-rav4-2019/trunk.svg",
    },
  ]);
});

describe("a database from before the texts", () => {
  const migrateOld = () => migrateUntil("0030_content");

  test("retains its announcement, and gets the reviews but no cars", async () => {
    const { sql } = database;
    await migrateOld();
    await insertOldCars(["Toyota RAV4"]);
    await sql`update cars set image = '/photos/own.jpg'`;
    await sql`insert into settings (name, value) values ('banner', '{"en": "Snow", "ka": "თოვლი"}')`;
    await database.migrate();
    await database.migrate();
    const [row] = await sql`
      select (select value from content where section = 'announcement') as announcement,
        (select count(*)::int from content where section = 'review') as reviews,
        (select array_agg(name || ' ' || is_example) from cars) as cars`;
    expect(row).toEqual({
      announcement: { announcement: { en: "Snow", ka: "თოვლი" } },
      reviews: seedReviews.length,
      cars: ["Toyota RAV4 false"],
    });
  });

  test("shows the example's announcement if it had none", async () => {
    await migrateOld();
    await database.migrate();
    const rows = await database.sql`
      select section from content where section <> 'review' and value is null order by section`;
    const empty = [
      "about",
      "announcement",
      "claims",
      "insurance",
      "office",
      "promises",
      "services",
      "terms",
    ];
    expect(rows.map(({ section }) => section)).toEqual(empty);
  });
});

describe("the vehicles of an existing fleet", () => {
  test("are its units, without plates, in service since the first booking", async () => {
    const { sql } = database;
    await migrateFirst(14);
    await insertOldCars(["Toyota RAV4", "Mazda 3", "Kia Rio"]);
    await sql`update cars set units = 3 where name = 'Toyota RAV4'`;
    await sql`update cars set units = 0 where name = 'Kia Rio'`;
    await database.migrate();
    const rows = await sql`
      select cars.name, number, plate, vehicles.is_example as example, in_service_from as since
      from vehicles join cars on cars.id = car_id order by car_id, number`;
    const vehicle = (name: string, number: number) => ({
      name,
      number,
      plate: null,
      example: false,
      since: null,
    });
    expect([...rows]).toEqual([
      ...[1, 2, 3].map((number) => vehicle("Toyota RAV4", number)),
      vehicle("Mazda 3", 1),
    ]);
  });

  test("names that differ only by case, and long ones, stay usable", async () => {
    await migrateFirst(14);
    await insertOldCars(["Mazda 3", "MAZDA 3", "x".repeat(120)]);
    await database.migrate();
    const rows = await database.sql<{ name: string }[]>`select name from cars order by id`;
    expect(rows.map(({ name }) => name)).toEqual(["Mazda 3", "MAZDA 3 (2)", "x".repeat(100)]);
  });

  test("of a new database have made-up plates, as many as the seed's units", async () => {
    const { sql } = database;
    await database.migrate();
    const rows = await sql<{ name: string; plates: string[]; units: number }[]>`
      select cars.name, array_agg(plate order by number) as plates, bool_and(vehicles.is_example) as example
      from vehicles join cars on cars.id = car_id group by cars.id order by cars.id`;
    const total = seedCars.reduce((sum, { units }) => sum + units, 0);
    const plates = Array.from(
      { length: total },
      (_, index) => `AA-${String(index + 1).padStart(3, "0")}-MG`,
    );
    expect(rows.flatMap((row) => row.plates)).toEqual(plates);
    const units = new Map<string, number>(seedCars.map((car) => [car.name, car.units]));
    for (const { name, ...row } of rows) {
      expect(row).toMatchObject({ example: true, plates: { length: units.get(name) } });
    }
  });
});

describe("calendar feeds of the release before", () => {
  const migrateOld = () => migrateUntil("0181_feed_owners");
  const ownersOf = async () => {
    const rows = await database.sql`
      select with_names as named, username from calendar_feeds
      left join users on users.id = created_by order by calendar_feeds.id`;
    return rows.map(({ named, username }) => [named as boolean, username as string | null]);
  };

  test("belong to the oldest owner who may work if they have names, else to nobody", async () => {
    const { sql } = database;
    await migrateOld();
    await sql`
      insert into users (username, password, role, disabled_at, password_state) values
        ('left', 'x', 'owner', now(), 'good'), ('unused', 'x', 'owner', null, 'first'),
        ('desk', 'x', 'desk', null, 'good'), ('boss', 'x', 'owner', null, 'good'),
        ('later', 'x', 'owner', null, 'good')`;
    await sql`insert into calendar_feeds (with_names) values (true), (false)`;
    await database.migrate();
    expect(await ownersOf()).toEqual([
      [true, "boss"],
      [false, null],
    ]);
  });

  test("get the first owner of a database that had no accounts", async () => {
    const { sql } = database;
    await migrateOld();
    await sql`insert into calendar_feeds (with_names) values (true), (false)`;
    await database.migrate();
    await sql`insert into users (username, password, role) values ('desk', 'x', 'desk')`;
    expect((await ownersOf())[0]).toEqual([true, null]);
    await sql`update users set role = 'owner' where username = 'desk'`;
    await sql`insert into users (username, password) values ('second', 'x')`;
    expect(await ownersOf()).toEqual([
      [true, "desk"],
      [false, null],
    ]);
  });
});

test("plates get one form, and no two vehicles become one", async () => {
  const { sql } = database;
  await migrateUntil("0270_plates");
  await insertOldCars(["Toyota RAV4"]);
  await sql`
    insert into vehicles (car_id, plate, in_service_from, in_service_to) values
      (1, 'AB101CD', null, '2025-12-31'), (1, 'ab 101-cd', '2026-01-01', null),
      (1, 'АB-101-CD', null, null), (1, 'GE-404-OO', null, null), (1, null, null, null)`;
  await sql`
    insert into bookings (
      car_id, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date, pickup_time,
      return_date, return_time, rental_days, price_per_day, delivery_fee, total_price, notes, lang, fingerprint
    )
    values (
      1, 'Ana', 'ana@example.com', '1', 'Toyota RAV4', 'suv', 'Tbilisi', 'Tbilisi', '2030-06-01', '12:00',
      '2030-06-02', '12:00', 1, 50, 0, 50, 'Two skis', 'en', 'x'
    )`;
  await sql`insert into notified_cars (booking_id, car_id, plate) values (1, 1, 'AB101CD')`;
  await database.migrate();
  const vehicles = await sql<{ plate: string | null; version: number }[]>`
    select plate, version from vehicles order by number`;
  expect(vehicles.map(({ plate }) => plate)).toEqual([
    "AB-101-CD",
    "AB-101-CD",
    "АB-101-CD",
    "GE-404-OO",
    null,
  ]);
  // Forms that are open during the migration can still be saved.
  expect(vehicles.every(({ version }) => version === 1)).toBe(true);
  const [row] = await sql`
    select plate, search_words @@ 'ski:*'::tsquery as found
    from notified_cars join bookings on bookings.id = booking_id`;
  expect(row).toEqual({ plate: "AB-101-CD", found: true });
});
