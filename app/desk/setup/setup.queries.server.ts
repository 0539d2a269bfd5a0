import { seedRates } from "#db/seed/rates";
import type { Sql } from "~/db.server";
import type { SetupFacts } from "./setup";

/** What has been entered, by the tables. The rates of the example are those of its seed. */
export async function findSetupFacts(sql: Sql): Promise<SetupFacts> {
  const rates = seedRates.map((tier) => Object.values(tier).join(" "));
  const [row] = await sql<[SetupFacts]>`
    select
      exists (select from settings where name in ('exchangeRates', 'mainCurrency'))
        as "hasCurrency",
      exists (
        select from cars where archived_at is null and (
          not is_example or exists (select from fleet_changes where car_id = cars.id)
        )
      ) as "hasFleet",
      exists (
        select from rate_tiers
        where concat_ws(' ', vehicle_type, min_days, trim_scale(daily_rate)) <> all (${rates})
      ) as "hasPrices",
      exists (select from price_changes where subject = 'places') as "hasPlaces",
      exists (select from photos where removed_at is null) as "hasPhotos",
      exists (select from content_changes) as "hasTexts",
      exists (select from settings where name = 'testMessage') as "hasTested",
      exists (select from settings where name = 'socialProof') as "hasCounters",
      exists (
        select from settings where name = 'contacts' and (value ? 'whatsapp' or value ? 'telegram')
      ) as "hasChat"`;
  return row;
}

/** Records that a test message was sent. */
export async function recordTestMessage(sql: Sql, actor: string) {
  await sql`
    insert into settings (name, value)
    values ('testMessage', jsonb_build_object('at', now(), 'actor', ${actor}::text))
    on conflict (name) do update set value = excluded.value`;
}
