import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findBookingByToken } from "~/booking/booking.queries.server";
import { findOwnBookingByToken } from "~/booking/manage/my-booking.server";
import { hash, newToken } from "./token.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { currentToken } from "./current-token.server";
import { findLinkedIds, findOwnToken } from "./links.queries.server";

const database = useTestDatabase();
const store = () => testStore(database.sql);
const changedSecret = () => ({ ...store(), secret: async () => "another secret" });

async function place(name: string) {
  const placed = await placeBooking(store(), bookingInput({ name }), { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

/** Places a booking in the state of one of an earlier release, once its token was emptied. */
async function placeEarlier(name: string) {
  const { id, token } = await place(name);
  const { sql } = database;
  const old = newToken();
  await sql`delete from booking_links where hash = ${hash(token)}`;
  await sql`insert into booking_links (hash, booking_id) values (${hash(old)}, ${id})`;
  return { id, old };
}

const idOf = async (token: string) => (await findBookingByToken(database.sql, token))?.id;

async function countLinks(id: number) {
  const [row] = await database.sql<[{ count: number }]>`
    select count(*)::int as count from booking_links where booking_id = ${id}`;
  return row.count;
}

test("messages have the link that was given out at the booking", async () => {
  const { id, token } = await place("Same");
  expect(await currentToken(store(), id)).toBe(token);
  expect(await countLinks(id)).toBe(1);
});

test("a booking of an earlier release gets one more link, and the old one stays valid", async () => {
  const { id, old } = await placeEarlier("Earlier");
  const token = await currentToken(store(), id);
  expect(token).not.toBe(old);
  expect(await currentToken(store(), id)).toBe(token);
  expect([await idOf(old), await idOf(token)]).toEqual([id, id]);
  expect(await countLinks(id)).toBe(2);
});

test("after a change of the secret links of before stay valid, and messages have another", async () => {
  const { id, token } = await place("Rotated");
  const other = await currentToken(changedSecret(), id);
  expect(other).not.toBe(token);
  expect([await idOf(token), await idOf(other)]).toEqual([id, id]);
  const [first, second] = await Promise.all(
    [token, other].map((each) => findOwnBookingByToken(database.sql, each)),
  );
  expect(second).toEqual(first);
});

test("a browser that has two links of a booking has one booking", async () => {
  const { id, token } = await place("Two links");
  const other = await currentToken(changedSecret(), id);
  expect(await findLinkedIds(database.sql, [other, token, newToken()])).toEqual([id]);
  expect(await findOwnToken(database.sql, [newToken(), other, token], { id })).toBe(other);
});

test("a repeat by the browser with an old link gets that link", async () => {
  const { id, old } = await placeEarlier("Repeated");
  const request = { lang: "en", ownTokens: [newToken(), old] } as const;
  const again = await placeBooking(store(), bookingInput({ name: "Repeated" }), request);
  expect(again).toMatchObject({ ok: true, isOwn: true, booking: { id, token: old } });
});

test("an erased booking gets no link", async () => {
  const { id, token } = await place("Erased");
  await database.sql`select erase_bookings(array[${id}]::bigint[])`;
  expect(await currentToken(store(), id)).toBe(token);
  expect(await countLinks(id)).toBe(0);
});
