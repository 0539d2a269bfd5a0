import { pageTexts } from "~/texts/i18n.server";
import type { PageTexts } from "~/texts/page-texts";
import { FALLBACK_LANGUAGE, LANGUAGES } from "~/web/i18n/languages";
import { mapKeys } from "~/web/records";
import type { Queries } from "../connect";
import { seedCars } from "./cars";
import type { SeedCar } from "./cars/seed-car";
import { pictureFolder } from "./picture-folder";
import { termsOf } from "./terms";
import { EXAMPLE_EXCHANGE, seedRates } from "./rates";
import { businessTime } from "~/web/calendar";

/**
 * Seeds the example's fleet with made-up plates, and its rates, unless the tables have rows. The rates of exchange
 * are as of today.
 */
export async function seedFleet(sql: Queries) {
  await sql`
    insert into rate_tiers (vehicle_type, min_days, daily_rate)
    select tier."vehicleType", tier."minDays", tier."dailyRate"
    from jsonb_to_recordset(${sql.json(seedRates as never)})
      as tier ("vehicleType" text, "minDays" integer, "dailyRate" numeric)
    where not exists (select from rate_tiers)`;
  const exchange = { ...EXAMPLE_EXCHANGE, date: businessTime(new Date()).date };
  await sql`
    insert into settings (name, value) values ('exchangeRates', ${sql.json(exchange)})
    on conflict (name) do nothing`;
  const vehicles = seedCars.map(({ name, units }) => ({ name, vehicles: units }));
  await sql`
    with added as (
      insert into cars (
      name, year, image, drive_type, transmission, engine, passengers, description,
      exterior_image1, exterior_image2, interior_image1, interior_image2, trunk_image,
      fuel_type, engine_size, fuel_consumption, insurance_included, additional_features,
      sort_order, rate_plan, is_example, features, min_age, licence_years, deposit, excess, bags, roads
    )
    select
      name, year, image, drive_type, transmission, engine, passengers, description,
      exterior_image1, exterior_image2, interior_image1, interior_image2, trunk_image,
      fuel_type, engine_size, fuel_consumption, insurance_included, additional_features,
      sort_order, rate_plan, true, features, min_age, licence_years, deposit, excess, bags, roads
    from jsonb_populate_recordset(null::cars, ${sql.json(seedCars.map(toRow) as never)})
    where not exists (select from cars)
    order by sort_order, name
    returning id, name
    )
    insert into vehicles (car_id, number, plate, is_example)
    select
      added.id, number,
      'AA-' || lpad((row_number() over (order by added.id, number))::text, 3, '0') || '-MG', true
    from added
    join jsonb_to_recordset(${sql.json(vehicles)}) as car (name text, vehicles integer) using (name),
      generate_series(1, vehicles) as number`;
}

function toRow(car: SeedCar) {
  const picture = (view: string) => `/pictures/cars/${pictureFolder(car)}/${view}.svg`;
  const additional = textOf(({ cars }) => cars[car.name].additionalFeatures);
  return {
    name: car.name,
    year: car.year,
    image: picture("card"),
    drive_type: car.driveType,
    transmission: car.transmission,
    engine: car.engine,
    passengers: car.passengers,
    description: textOf(({ cars }) => cars[car.name].description),
    exterior_image1: picture("side"),
    exterior_image2: picture("rear"),
    interior_image1: picture("dashboard"),
    interior_image2: picture("seats"),
    trunk_image: picture("trunk"),
    fuel_type: car.fuelType,
    engine_size: car.engineSize,
    fuel_consumption: car.fuelConsumption,
    insurance_included: car.insuranceIncluded,
    additional_features: additional[FALLBACK_LANGUAGE] ? additional : null,
    sort_order: car.sortOrder,
    rate_plan: car.ratePlan,
    features: textOf(({ features }) => features),
    ...termsOf(car),
  };
}

/** Returns a text of the example by language. */
function textOf<Text extends string | null>(read: (examples: PageTexts["examples"]) => Text) {
  return mapKeys(LANGUAGES, (lang) => read(pageTexts(lang).examples));
}
