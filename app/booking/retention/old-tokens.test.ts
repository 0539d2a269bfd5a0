import { beforeEach, expect, test } from "vitest";
import { columnsWith } from "#db/testing/columns-with";
import { useTestDatabase } from "#db/testing/test-database";
import { findBookingByToken } from "~/booking/booking.queries.server";
import { insertMessage } from "~/booking/manage/my-booking.queries.server";
import { cancelOwnBooking } from "~/booking/status.queries.server";
import { currentToken } from "~/booking/links/current-token.server";
import { place } from "~/messaging/delivery/testing/place";
import { testStore } from "~/booking/testing/test-store";
import { eraseExpired } from "./erase-expired.server";

const database = useTestDatabase();
const CHANNELS = ["telegram", "emailOperator", "emailVisitor", "whatsapp", "webhook"] as const;
const EARLY = { now: new Date("2030-01-01T00:00:00Z"), freeCancellationHours: 48 };

beforeEach(async () => {
  await database.sql`truncate bookings cascade`;
  await setRelease("migrated by one release");
});

/** Sets the release that ran the migrations before the links. */
async function setRelease(release: string | null, daysAgo = 0) {
  await database.sql`
    update migrations set
      release = case when name < '0130' then ${release} else 'migrated by one release' end,
      applied_at = now() - make_interval(days => ${daysAgo}::integer)`;
}

/** Places a booking with everything that is stored about it. Returns its tokens. */
async function placeEventful(name: string) {
  const { sql } = database;
  const { id, token } = await place(sql, CHANNELS, { name });
  await insertMessage(sql, token, "A child seat?", CHANNELS);
  await cancelOwnBooking(sql, token, EARLY, CHANNELS);
  await currentToken(testStore(sql), id);
  return token;
}

const empty = (limit?: number) =>
  eraseExpired(database.sql, { keepMonths: null }, EARLY.now, {
    limit,
    onError(error) {
      throw error;
    },
  });

test("a database of one release has no token in any table", { tags: "slow" }, async () => {
  const token = await placeEventful("New");
  expect(await columnsWith(database.sql, [token])).toEqual([]);
  expect(await findBookingByToken(database.sql, token)).toMatchObject({ name: "New" });
});

test(
  "tokens for nodes of the previous release are emptied after a day, and their links stay",
  { tags: "slow" },
  async () => {
    const { sql } = database;
    await setRelease(null);
    const tokens = [];
    for (const name of ["One", "Two", "Three"]) {
      // oxlint-disable-next-line no-await-in-loop -- each has its own id.
      tokens.push(await placeEventful(name));
    }
    await empty();
    expect(await columnsWith(sql, tokens)).toEqual(["bookings.token"]);
    const [row] = await sql<[{ tokens: string[] }]>`
    select array_agg(token order by id) as tokens from bookings`;
    expect(row.tokens).toEqual(tokens);
    await setRelease(null, 2);
    await empty(2);
    expect(await columnsWith(sql, tokens)).toEqual([]);
    const found = await Promise.all(tokens.map((token) => findBookingByToken(sql, token)));
    expect(found.map((booking) => booking?.name)).toEqual(["One", "Two", "Three"]);
    expect(await columnsWith(sql, [await placeEventful("Later")])).toEqual([]);
  },
);
