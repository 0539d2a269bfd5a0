import { seedRates } from "#db/seed/rates";
import type { Sql } from "~/web/db.server";
import { EXAMPLE_NUMBERS } from "./example.queries.server";
import { PHOTOS_OF_MODEL, type SetupFacts } from "./setup";

/** Finds what has been reached, by the tables. The rates of the example are those of its seed. */
export async function findSetupFacts(sql: Sql): Promise<SetupFacts> {
  const rates = seedRates.map((tier) => Object.values(tier).join(" "));
  const [row] = await sql<[SetupFacts]>`
    with listed as (
      select is_example,
        exists (select from fleet_changes where car_id = cars.id) as is_changed,
        (
          select count(*) >= ${PHOTOS_OF_MODEL} from photos
          where car_id = cars.id and removed_at is null
        ) as has_photos
      from cars where archived_at is null
    ), example_type as (
      select vehicle_type from rate_tiers
      group by vehicle_type
      having bool_and(
        concat_ws(' ', vehicle_type, min_days, trim_scale(daily_rate)) = any (${rates})
      )
    )
    select
      exists (select from settings where name in ('mainCurrency', 'currencyKept'))
        as "hasCurrency",
      coalesce((select bool_and(not is_example or is_changed) from listed), false) as "hasFleet",
      exists (select from price_changes where subject = 'rates')
        and not exists (select from example_type)
        as "hasPrices",
      exists (select from price_changes where subject = 'places') and exists (select from places)
        as "hasPlaces",
      coalesce((select bool_and(has_photos) from listed), false) as "hasPhotos",
      not exists (
        select from content
        where case section
          when 'review' then is_example and value ->> 'shown' = 'on'
          when 'claims' then value is null or value @> ${sql.json(EXAMPLE_NUMBERS)}
          else value is null
        end
      ) and exists (
        select from content, jsonb_each_text(value) as texts (field, words)
        where section in ('announcement', 'about', 'services') and words <> ''
      ) as "hasTexts",
      exists (select from settings where name = 'testMessage') as "hasTested",
      exists (select from settings where name = 'socialProof') as "hasCounters",
      exists (
        select from settings where name = 'contacts' and (value ? 'whatsapp' or value ? 'telegram')
      ) as "hasChat"`;
  return row;
}

/** Records that the main currency stays as it is. */
export async function keepCurrency(sql: Sql, actor: string) {
  await sql`
    insert into settings (name, value)
    values ('currencyKept', jsonb_build_object('at', now(), 'actor', ${actor}::text))
    on conflict (name) do nothing`;
}

/** Records that a test message was sent. */
export async function recordTestMessage(sql: Sql, actor: string) {
  await sql`
    insert into settings (name, value)
    values ('testMessage', jsonb_build_object('at', now(), 'actor', ${actor}::text))
    on conflict (name) do update set value = excluded.value`;
}
