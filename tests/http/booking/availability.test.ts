import { beforeAll, describe, expect, test } from "vitest";
import { en } from "~/texts/en";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { json, sendForm, sendJson, sendRequest } from "../answer";
import { inDatabase } from "../site-database";
import {
  bookingBody,
  bookingFields,
  bookingOf,
  postBooking,
  signIn,
  useSite,
} from "../site-fixture";

const fixture = useSite();

const FORMER = {
  vehicle: "Toyota RAV4",
  pickupDate: "2030-06-10",
  pickupTime: "12:00",
  returnDate: "2030-06-15",
  returnTime: "12:00",
};

let car = "";

beforeAll(async () => {
  const [row] = await inDatabase(
    fixture.site,
    (sql) => sql<{ id: number }[]>`select id from cars where name = ${FORMER.vehicle}`,
  );
  car = String(row!.id);
});

const ask = (query: Record<string, string>) =>
  sendRequest(fixture.site, `/api/availability?${new URLSearchParams(query)}`);
const get = (changes: Record<string, string> = {}) =>
  ask({ car, from: "2030-06-10", to: "2030-06-15", ...changes });
const getFormer = (changes: Record<string, string> = {}) => ask({ ...FORMER, ...changes });

test("a car is free, the last one, or on request once bookings are confirmed", async () => {
  await inDatabase(fixture.site, (sql) => setUnits(sql, 2, FORMER.vehicle));
  const free = await get();
  expect(free.status).toBe(200);
  expect(json(free)).toEqual({
    car: Number(car),
    availability: "free",
    asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(free.headers.get("Cache-Control")).toBe("no-store");
  const headers = { Cookie: await signIn(fixture.site) };
  const confirm = async (name: string) => {
    const { id } = bookingOf(await postBooking(fixture.site, bookingBody({ name })));
    const options = { method: "PATCH", headers };
    await sendJson(fixture.site, `/api/bookings/${id}/status`, { status: "confirmed" }, options);
  };
  await confirm("First Guest");
  expect(json(await get())).toMatchObject({ availability: "last" });
  expect(json(await getFormer())).toEqual({ likelyTaken: false });
  await confirm("Second Guest");
  expect(json(await get())).toMatchObject({ availability: "request" });
  expect(json(await get({ from: "2030-06-15", to: "2030-06-10" }))).toMatchObject({
    availability: "request",
  });
  expect(json(await get({ from: "2030-06-15", to: "2030-06-18" }))).toMatchObject({
    availability: "free",
  });
  expect(json(await get({ to: "2030-06-10", fromTime: "09:00" }))).toMatchObject({
    availability: "free",
  });
});

test("the former parameters work for one more release", async () => {
  expect(json(await getFormer())).toEqual({
    likelyTaken: true,
    instead: ["Kia Sportage", "Jeep Compass", "Toyota RAV4 Hybrid"],
  });
  expect(json(await getFormer({ pickupDate: "15.6.2030", returnDate: "2030-06-18" }))).toEqual({
    likelyTaken: false,
  });
  expect(json(await getFormer({ vehicle: "Mazda 3" }))).toEqual({ likelyTaken: false });
  expect(json(await getFormer({ vehicle: "Other" }))).toEqual({ likelyTaken: false });
  expect((await getFormer({ vehicle: "Lada Niva" })).status).toBe(404);
});

test(
  "shows it on the desk, and to a visitor who still books the car",
  { tags: "slow" },
  async () => {
    const desk = async () => {
      const headers = { Cookie: await signIn(fixture.site) };
      return (await sendRequest(fixture.site, "/admin?tab=bookings&lng=en", { headers })).text;
    };
    const { carTaken } = en.operator.notices;
    const form = bookingFields({ name: "Second Guest", pickupDate: "2030-06-14" });
    const placed = await sendForm(fixture.site, "/?lng=en", form);
    expect((await sendRequest(fixture.site, placed.headers.get("Location")!)).text).toContain(
      en.booking.notices.carTaken,
    );
    expect(await desk()).toContain(carTaken);
  },
);

test("a car that is not on offer is not found", async () => {
  for (const id of ["999999", "-1", "9".repeat(30)]) {
    expect((await get({ car: id })).status).toBe(404);
  }
});

describe("rejects an invalid query with a message", () => {
  test.each([
    [{ car: "" }, "car must be"],
    [{ car: "Mazda 3" }, "car must be"],
    [{ from: "" }, "from must be a date"],
    [{ to: "2030-02-31" }, "to must be a date"],
    [{ to: "2031-06-12" }, "at most 366 days apart"],
    [{ fromTime: "25:00" }, "fromTime must be a time"],
    [{ toTime: "noon" }, "toTime must be a time"],
  ])("%.60j", async (changes, words) => {
    const answer = await get(changes as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(json<{ error: string }>(answer).error).toContain(words);
  });

  test.each([
    [{ vehicle: "" }, "vehicle must be"],
    [{ vehicle: "x".repeat(5_000) }, "vehicle must be"],
    [{ pickupDate: "" }, "pickupDate must be a date"],
    [{ returnTime: "noon" }, "returnTime must be a time"],
  ])("of the former parameters: %.60j", async (changes, words) => {
    const answer = await getFormer(changes as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(json<{ error: string }>(answer).error).toContain(words);
  });

  test("another method", async () => {
    const answer = await sendRequest(fixture.site, "/api/availability", { method: "POST" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET"]);
  });
});

test("limits the rate of queries", { tags: "slow" }, async () => {
  const answers = await Promise.all(
    Array.from({ length: 260 }, () => getFormer({ vehicle: "Other" })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]!.headers.get("Retry-After"))).toBeGreaterThan(0);
});
