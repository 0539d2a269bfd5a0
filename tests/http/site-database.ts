import { connect, type Sql } from "#db/connect";
import { PATIENT } from "#db/testing/test-server";
import type { Site } from "../browser/site";
import { sendRequest } from "./answer";

/** Queries the database of a site as its owner, under a different application name. */
export async function inDatabase<T>(site: Site, work: (sql: Sql) => Promise<T>): Promise<T> {
  const connection = { application_name: "test" };
  const sql = connect(site, { ...PATIENT, max: 1, connection });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Changes the fleet of a site, which shows it in its next page. */
export async function changeFleet<T>(site: Site, work: (sql: Sql) => Promise<T>): Promise<T> {
  const result = await inDatabase(site, work);
  await readVersion(site);
  return result;
}

/**
 * Makes a node read the fleet's version before its next page, which any form does. Otherwise the page may
 * be from before a change elsewhere, for a second.
 */
export async function readVersion(site: Site) {
  await sendRequest(site, "/healthz", { method: "POST" });
}

/**
 * Resolves with the field of a desk form that states what its page has shown of a booking: its present
 * state.
 */
export async function seenNow(site: Site, id: number | string): Promise<{ revision: string }> {
  const [row] = await inDatabase(
    site,
    (sql) => sql<{ revision: string }[]>`
      select booking_revision(bookings) as revision from bookings where id::text = ${String(id)}`,
  );
  return row ?? { revision: "" };
}

/** Returns row counts of visitors' data, which rejected requests must not change. */
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

/** Confirms all bookings of a site, which have vouchers from then on, without cars and messages. */
export async function confirmBookings(site: Site) {
  await inDatabase(site, (sql) => sql`update bookings set status = 'confirmed'`);
}
