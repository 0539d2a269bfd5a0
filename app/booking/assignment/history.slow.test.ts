import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { useRentals } from "~/booking/testing/use-rentals";
import { checkHistory, SOUND } from "./testing/check-history";

const database = useTestDatabase();
const rentals = useRentals(database);

/** The number of seeds; the first one is in the gate. */
const SEEDS = Number(process.env.HISTORY_SEEDS ?? 5);

/** The time limit of the test on a busy machine; a seed takes seconds. */
const WITHIN_MS = 120_000;

test.each(Array.from({ length: SEEDS }, (_, index) => index + 2))(
  "random clients of seed %i never get a vehicle twice, and lose no sale and no answer",
  async (seed) => {
    expect(await checkHistory({ sql: database.sql, rentals, seed })).toEqual(SOUND);
  },
  WITHIN_MS,
);
