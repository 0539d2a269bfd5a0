import { describe, expect, test } from "vitest";
import { en } from "~/i18n/locales/en";
import { setUnits } from "~/fleet/testing/set-units";
import { sendRequest, json, sendForm } from "./answer";
import { inDatabase } from "./site-database";
import {
  bookingBody,
  bookingFields,
  bookingOf,
  postBooking,
  signIn,
  useSite,
} from "./site-fixture";

const fixture = useSite();

const PERIOD = {
  vehicle: "Toyota RAV4",
  pickupDate: "2030-06-10",
  pickupTime: "12:00",
  returnDate: "2030-06-15",
  returnTime: "12:00",
};

const get = (changes: Record<string, string> = {}) =>
  sendRequest(fixture.site, `/api/availability?${new URLSearchParams({ ...PERIOD, ...changes })}`);

test("a car is probably booked once a booking is confirmed, without further data", async () => {
  const free = await get();
  expect([free.status, free.text]).toEqual([200, '{"likelyTaken":false}']);
  const { id } = bookingOf(await postBooking(fixture.site, bookingBody()));
  expect(json(await get())).toEqual({ likelyTaken: false });
  await inDatabase(fixture.site, async (sql) => {
    await setUnits(sql, 1, PERIOD.vehicle);
    await sql`update bookings set status = 'confirmed' where id = ${id}`;
  });
  const taken = await get();
  expect([taken.status, taken.text]).toEqual([200, '{"likelyTaken":true}']);
  expect(taken.headers.get("Cache-Control")).toBe("no-store");
  expect(json(await get({ pickupDate: "15.6.2030", returnDate: "2030-06-18" }))).toEqual({
    likelyTaken: false,
  });
  expect(json(await get({ vehicle: "Mazda 3" }))).toEqual({ likelyTaken: false });
});

test("shows it on the desk, and to a visitor who still books the car", async () => {
  const desk = async () => {
    const headers = { Cookie: await signIn(fixture.site) };
    return (await sendRequest(fixture.site, "/admin?tab=bookings&lng=en", { headers })).text;
  };
  const { carTaken } = en.operator.notices;
  expect(await desk()).not.toContain(carTaken);
  const form = bookingFields({ name: "Second Guest", pickupDate: "2030-06-14" });
  const placed = await sendForm(fixture.site, "/?lng=en", form);
  expect((await sendRequest(fixture.site, placed.headers.get("Location")!)).text).toContain(
    en.booking.notices.carTaken,
  );
  expect(await desk()).toContain(carTaken);
});

test("a car outside the fleet is never booked, and an unknown one not found", async () => {
  expect(json(await get({ vehicle: "Other" }))).toEqual({ likelyTaken: false });
  expect((await get({ vehicle: "Lada Niva" })).status).toBe(404);
});

describe("rejects an invalid query with a message", () => {
  test.each([
    [{ vehicle: "" }, "vehicle must be"],
    [{ vehicle: "\0" }, "vehicle must be"],
    [{ vehicle: "x".repeat(5_000) }, "vehicle must be"],
    [{ pickupDate: "" }, "pickupDate must be a date"],
    [{ returnDate: "2030-02-31" }, "returnDate must be a date"],
    [{ pickupTime: "25:00" }, "pickupTime must be a time"],
    [{ returnTime: "noon" }, "returnTime must be a time"],
  ])("%.60j", async (changes, words) => {
    const answer = await get(changes as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(json<{ error: string }>(answer).error).toContain(words);
  });

  test("another method", async () => {
    const answer = await sendRequest(fixture.site, "/api/availability", { method: "POST" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET"]);
  });
});

test("limits the rate of queries", async () => {
  const answers = await Promise.all(Array.from({ length: 260 }, () => get({ vehicle: "Other" })));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]!.headers.get("Retry-After"))).toBeGreaterThan(0);
});
