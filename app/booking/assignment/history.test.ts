/** @module-tag slow */
import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { useRentals } from "~/booking/testing/use-rentals";
import { checkHistory, SOUND } from "./testing/check-history";
import { isSellable } from "./testing/oracle";

const database = useTestDatabase();
const rentals = useRentals(database);

test("random clients never get a vehicle twice, and lose no sale and no answer", async () => {
  expect(await checkHistory({ sql: database.sql, rentals, seed: 1 })).toEqual(SOUND);
});

test.each([
  ["a free vehicle", [], [1], true],
  ["none", [{ vehicle: 1, from: 0, to: 2, isMovable: true }], [1], false],
  ["one that waits", [{ vehicle: null, from: 1, to: 2, isMovable: false }], [1], false],
  [
    "one that can be moved",
    [
      { vehicle: 1, from: 0, to: 2, isMovable: false },
      { vehicle: 2, from: 3, to: 4, isMovable: true },
    ],
    [1, 2],
    true,
  ],
  [
    "two that are pinned",
    [
      { vehicle: 1, from: 0, to: 2, isMovable: false },
      { vehicle: 2, from: 3, to: 4, isMovable: false },
    ],
    [1, 2],
    false,
  ],
])("the oracle sells with %s: %#", (_, rows, vehicles, expected) => {
  const taken = rows.map((row, index) => ({ id: index + 1, ...row }));
  expect(isSellable(taken, vehicles, { from: 1, to: 4 })).toBe(expected);
});
