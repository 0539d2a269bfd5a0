/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { businessTime } from "~/web/calendar";
import { sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie = "";
let id = 0;
let plate = "";

const { date } = businessTime(new Date());
/** The minute in which the car was handed over, or the one after it. */
let time = "";

beforeAll(async () => {
  const { site } = fixture;
  Cookie = await signIn(site);
  const body = bookingBody({
    name: "Zurab <b>Kvali</b>",
    vehicle: "Toyota RAV4",
    pickupDate: date,
  });
  ({ id } = bookingOf(await postBooking(site, body)));
  const call = (path: string, sent: object) =>
    sendJson(site, `/api/bookings/${id}${path}`, sent, { method: "PATCH", headers: { Cookie } });
  await call("/status", { status: "confirmed" });
  const out = await call("/out", { out: true });
  ({ time } = businessTime(new Date()));
  plate = String(bookingOf(out).vehiclePlate);
});

async function search(query: Record<string, string> | string) {
  const address = `/admin/search?${new URLSearchParams(query)}`;
  const answer = await sendRequest(fixture.site, address, { headers: { Cookie } });
  return { status: answer.status, text: answer.text, page: openPage(answer) };
}

test("every page of the desk has the search as a plain form", async () => {
  for (const path of ["/admin/today", "/admin/calendar", "/admin/fleet", `/admin/bookings/${id}`]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other.
    const { text } = await sendRequest(fixture.site, path, { headers: { Cookie } });
    expect(text).toMatch(
      /<form[^>]+action="\/admin\/search"[^>]+role="search"|<form[^>]+role="search"[^>]+action="\/admin\/search"/,
    );
  }
});

test("bookings and cars are found with what staff know them by, and a link", async () => {
  const spelled = plate.replaceAll("-", " ").toLowerCase();
  const { status, page, text } = await search({ q: spelled });
  expect(status).toBe(200);
  expect(page.byRole("status")[0]).toContain("1 booking, 1 car");
  for (const one of ["Kvali", plate, "Confirmed", `/admin/bookings/${id}"`, "/admin/fleet/"]) {
    expect(text).toContain(one);
  }
  expect(text).not.toContain("<b>Kvali");
  const list = `/admin?tab=bookings&q=${encodeURIComponent(spelled)}`;
  const { text: listed } = await sendRequest(fixture.site, list, { headers: { Cookie } });
  expect(listed).toContain(`/admin/bookings/${id}"`);
});

test.each([
  ["a", "Type at least two characters"],
  ["x".repeat(300), "The search is too long: type at most 100"],
  ["%%", "Nothing found"],
  ["__", "Nothing found"],
  ["\\\\'\"", "Nothing found"],
  ["😀🚗", "Nothing found"],
  ["\u202e\u200f", "Search by name"],
  ["\0", "Search by name"],
  ["zurab\0 kvali", "1 booking"],
])("%j is answered in a sentence", async (q, sentence) => {
  const { status, page } = await search({ q });
  expect(status).toBe(200);
  expect(page.textOf("main")).toContain(sentence);
});

test("without an end of UTF-8, repeated, or in Georgian it is no fault", async () => {
  for (const [query, sentence] of [
    ["q=%FF%FE&q=zz", "Search by name"],
    ["q=%ED%A0%80%ED%A0%80", "Search by name"],
    ["q=%E1%83%90&lng=ka", "აკრიფეთ სულ მცირე ორი სიმბოლო"],
  ] as const) {
    const address = `/admin/search?${query}`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    const answer = await sendRequest(fixture.site, address, { headers: { Cookie } });
    expect(answer.status).toBe(200);
    expect(openPage(answer).textOf("main")).toContain(sentence);
  }
});

describe("who had a number plate", () => {
  test("is answered with booking, name and phone", async () => {
    const spelled = plate.replaceAll("-", "").toLowerCase();
    const { page, text } = await search({ plate: spelled, date, time });
    expect(page.byRole("status").join(" ")).toMatch(/Kvali.*Has had the car since/);
    expect(text).toContain('href="tel:');
    const past = await search({ plate, date: "2020-01-01", time: "10:00" });
    expect(past.page.byRole("status").join(" ")).toMatch(/Not known|not in your fleet/);
  });

  test.each([
    [{ plate: "", date: "x", time: "" }, "Enter the number plate"],
    [{ plate: "ZZ-999-ZZ", date: "2030-02-30", time: "25:00" }, "Enter a date"],
    [{ plate: "ZZ-999-ZZ", date: "2090-01-01", time: "10:00" }, "still to come"],
    [{ plate: "zz999zz", date: "2020-01-01", time: "10:00" }, "the number plate ZZ-999-ZZ"],
    [{ plate: "'\"%", date: "2020-01-01", time: "10:00" }, "“'” doesn’t belong on a plate"],
    [{ plate: "АA-001-MG", date: "2020-01-01", time: "10:00" }, "“А” is a Cyrillic letter"],
  ])("%o: %s", async (query, sentence) => {
    const { status, page } = await search(query);
    expect(status).toBe(200);
    expect(page.textOf("holder")).toContain(sentence);
  });

  test("stands on the page of the car too, with its rentals", async () => {
    const link = /\/admin\/fleet\/\d+\/vehicles\/\d+/.exec((await search({ q: plate })).text)?.[0];
    const query = new URLSearchParams({ date, time });
    const answer = await sendRequest(fixture.site, `${link}?${query}`, { headers: { Cookie } });
    const page = openPage(answer);
    expect(page.textOf("holder")).toContain("Has had the car since");
    expect(page.textOf("rentals")).toMatch(/Kvali.*not back yet/);
    const late = await sendRequest(fixture.site, `${link}?page=999`, { headers: { Cookie } });
    expect(openPage(late).textOf("rentals")).toContain("No rentals");
  });
});
