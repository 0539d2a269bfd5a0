import { connect, type Sql } from "#db/connect";
import type { Site } from "../site";

/** Queries the database of a site as its owner, under a different application name. */
export async function inDatabase<T>(site: Site, work: (sql: Sql) => Promise<T>): Promise<T> {
  const connection = { application_name: "test" };
  const sql = connect(site, { role: "owner", max: 1, connection });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Row counts of visitors' data, which rejected requests must not change. */
export function countRows(site: Site): Promise<Record<string, number>> {
  return inDatabase(site, async (sql) => {
    const [row] = await sql<Record<string, number>[]>`
      select
        (select count(*)::int from bookings) as bookings,
        (select count(*)::int from booking_events) as events,
        (select count(*)::int from sessions) as sessions,
        (select count(*)::int from sign_in_tries) as tries`;
    return row!;
  });
}
