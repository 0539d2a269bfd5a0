import type { Sql } from "../connect";
import { seedFleet } from "./fleet";
import { seedExampleReviews } from "./reviews";

const SECTIONS = { fleet: seedFleet, reviews: seedExampleReviews };

/**
 * Seeds a new database with the example. Each section is seeded once: a company that has deleted it doesn't
 * get it back, so the setting `seeded` decides and not an empty table.
 */
export async function seedOnce(sql: Sql) {
  for (const [section, seed] of Object.entries(SECTIONS)) {
    if (await isSeeded(sql, section)) continue;
    await sql.begin(async (transaction) => {
      await seed(transaction);
      await transaction`
        insert into settings as stored (name, value) values ('seeded', jsonb_build_array(${section}::text))
        on conflict (name) do update set value = stored.value || excluded.value`;
    });
  }
}

async function isSeeded(sql: Sql, section: string): Promise<boolean> {
  const rows = await sql`
    select from settings where name = 'seeded' and value ? ${section}`;
  return rows.length > 0;
}
