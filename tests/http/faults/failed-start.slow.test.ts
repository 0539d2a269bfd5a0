import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { administer } from "#db/testing/test-server";
import { openClone, openSite } from "../../browser/cloned-site";

/** Counts the site's connections to its database. */
function connections(database: string) {
  return administer(
    "postgres",
    (sql) => sql`select pid from pg_stat_activity where datname = ${database}`,
  );
}

test("a site whose notifications can't be opened closes what it has opened", async () => {
  const clone = await openClone();
  const database = new URL(clone.DATABASE_URL).pathname.slice(1);
  // This is the only table that nothing before the notifications needs.
  await administer(database, (sql) => sql`alter table booking_events rename to hidden_events`);
  await expect(openSite(clone.env)).rejects.toThrow("booking_events");
  await vi.waitFor(async () => expect(await connections(database)).toEqual([]), SOON);
  await clone.close();
});
