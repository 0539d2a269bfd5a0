import ICAL from "ical.js";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { blockVehicle } from "~/catalog/availability/blocks.queries.server";
import { markOut } from "~/booking/assignment/handover.queries.server";
import { daysFrom, NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { businessInstant } from "~/web/calendar";
import { insertUser } from "~/staff/staff.queries.server";
import { feedToken } from "./feed-token.server";
import { deleteFeed, findFeed, insertFeed, renewFeed } from "./feeds.queries.server";
import { loadFeed } from "./load-feed.server";

const SECRET = "a secret of the site";
const database = useTestDatabase();
const rentals = useRentals(database);
let model: { id: number; vehicles: number[] };
let account: { id: number; role: "owner" };

beforeAll(async () => {
  const { sql } = database;
  await insertUser(sql, "owner", "a hash");
  [account] = await sql<[typeof account]>`select id, role from users`;
});

beforeEach(async () => {
  model = await rentals.model(2);
});

const site = () => ({
  sql: database.sql,
  secret: async () => SECRET,
  lang: "en" as const,
  publicAddress: (path: string) => `https://cars.example${path}`,
});

async function add(subject: { vehicleId?: number; modelId?: number }, withNames = false) {
  const all = { vehicleId: null, modelId: null, ...subject };
  const id = await insertFeed(database.sql, { ...all, withNames, account });
  if (id === null) throw new Error("no such subject");
  return id;
}

async function fileAt(id: number) {
  const feed = await findFeed(database.sql, id);
  return feed ? `${feedToken(SECRET, feed)}.ics` : "";
}

async function readFile(id: number, now = NOW) {
  const text = await loadFeed(site(), await fileAt(id), now);
  expect(text).not.toBeNull();
  return { text: text!, events: eventsIn(text!) };
}

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { summary, startDate, endDate, uid, description } = new ICAL.Event(component);
    return { summary, from: String(startDate), until: String(endDate), uid, description };
  });
}

describe("a feed", () => {
  test("of a vehicle has its times in UTC, without names", async () => {
    await rentals.booked(model.id, 0, 2);
    const [vehicleId = 0, other = 0] = model.vehicles;
    await blockVehicle(database.sql, {
      vehicleId,
      period: daysFrom(4, 5),
      note: "Brakes",
      now: NOW,
    });
    const { text, events } = await readFile(await add({ vehicleId }));
    const plate = `M-${model.id}-N-1`;
    expect(events).toMatchObject([
      { summary: `Booked: ${plate}`, from: "2030-06-01T08:00:00Z", until: "2030-06-03T08:00:00Z" },
      { summary: `Not for rent: ${plate}`, from: "2030-06-05T08:00:00Z" },
    ]);
    expect(text).not.toMatch(/Guest|Brakes|\+995|TZID/);
    expect((await readFile(await add({ vehicleId: other }))).events).toEqual([]);
  });

  test("has names where staff want them", async () => {
    await rentals.booked(model.id, 0, 2);
    const { events } = await readFile(await add({ vehicleId: model.vehicles[0]! }, true));
    expect(events).toMatchObject([{ summary: `Guest: M-${model.id}-N-1` }]);
  });

  test("of a model has all its cars, and bookings without one", async () => {
    await rentals.booked(model.id, 0, 2);
    await rentals.booked(model.id, 0, 2);
    await rentals.booked(model.id, 0, 2, true);
    await rentals.place(model.id, 0, 2);
    const { events } = await readFile(await add({ modelId: model.id }));
    const cars = events.map(({ summary }) => summary);
    expect(cars).toEqual([
      `Booked: M-${model.id}-N-1`,
      `Booked: M-${model.id}-N-2`,
      "Booked: Model 1",
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  });

  test("shows an overdue vehicle as taken until the next day", async () => {
    const id = await rentals.booked(model.id, 0, 2);
    await markOut(database.sql, { id, actor: "nino", at: noonOf(0), now: noonOf(0) });
    const { events } = await readFile(await add({ vehicleId: model.vehicles[0]! }), noonOf(5));
    expect(events).toMatchObject([{ until: "2030-06-07T08:00:00Z" }]);
  });

  test("of the work has pick-ups and returns of today and the next days", async () => {
    const id = await rentals.booked(model.id, 1, 3);
    await rentals.booked(model.id, 20, 22);
    const now = businessInstant("2030-06-02", "08:00");
    const without = await readFile(await add({}), now);
    expect(without.events).toMatchObject([
      { summary: `Pick-up: A car, M-${model.id}-N-1`, from: "2030-06-02T08:00:00Z" },
      { summary: `Return: A car, M-${model.id}-N-1`, from: "2030-06-04T08:00:00Z" },
    ]);
    expect(without.text).not.toMatch(/Guest|\+995/);
    expect(without.text.replaceAll("\r\n ", "")).toContain(
      `https://cars.example/admin/bookings/${id}`,
    );
    const { events } = await readFile(await add({}, true), now);
    expect(events[0]).toMatchObject({ description: "Guest\n+995 555 000000" });
  });
});

describe("the address of a feed", () => {
  test("changes when it is renewed, and ends when it is revoked", async () => {
    const id = await add({ modelId: model.id });
    const [first, other] = [await fileAt(id), await fileAt(await add({ modelId: model.id }))];
    expect(first).toMatch(/^\d+-[\w-]{32}\.ics$/);
    expect(other).not.toBe(first);
    await renewFeed(database.sql, id, account);
    const second = await fileAt(id);
    expect(await loadFeed(site(), first, NOW)).toBeNull();
    expect(await loadFeed(site(), second, NOW)).not.toBeNull();
    expect(await deleteFeed(database.sql, id, account)).toBe(true);
    expect(await loadFeed(site(), second, NOW)).toBeNull();
    expect(await loadFeed(site(), other, NOW)).not.toBeNull();
  });

  test("can't be read in the database alone", async () => {
    const file = await fileAt(await add({}));
    const elsewhere = { ...site(), secret: async () => "another secret" };
    expect(await loadFeed(elsewhere, file, NOW)).toBeNull();
  });

  test.each([
    "",
    ".ics",
    "1.ics",
    "0-x.ics",
    `1-${"x".repeat(32)}.ics`,
    `99999999999-${"x".repeat(32)}.ics`,
  ])("%j leads nowhere", async (file) => {
    await add({});
    expect(await loadFeed(site(), file, NOW)).toBeNull();
  });

  test("needs its extension", async () => {
    const file = await fileAt(await add({}));
    expect(await loadFeed(site(), file.replace(".ics", ""), NOW)).toBeNull();
    expect(await loadFeed(site(), file.replace(".ics", "0.ics"), NOW)).toBeNull();
  });
});
