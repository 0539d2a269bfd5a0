import type { Sql } from "../connect";

/** The example has texts in all languages, which only a new database needs. */
const SECTIONS = {
  fleet: async () => (await import("./fleet")).seedFleet,
  reviews: async () => (await import("./reviews")).seedExampleReviews,
};

/**
 * Seeds a new database with the example. Each section is seeded once: a company that has deleted it doesn't
 * get it back, so the setting `seeded` decides and not an empty table.
 */
export async function seedOnce(sql: Sql) {
  for (const [section, load] of Object.entries(SECTIONS)) {
    if (await isSeeded(sql, section)) continue;
    const seed = await load();
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
