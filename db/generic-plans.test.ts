import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";

const database = useTestDatabase();

test("functions that hold the locks of models don't plan for their parameters", async () => {
  const rows = await database.sql<{ name: string; config: string[] | null }[]>`
    select proname as name, proconfig as config from pg_proc
    where prosrc ~ 'perform lock_(models|bookings)\\('
      -- Called by the others, and for many bookings at once.
      and proname not in ('lock_bookings', 'occupy_confirmed')`;
  expect(rows.map(({ name }) => name)).toContain("set_booking_status");
  const without = rows.filter(
    ({ config }) => !config?.includes("plan_cache_mode=force_generic_plan"),
  );
  expect(without).toEqual([]);
});
