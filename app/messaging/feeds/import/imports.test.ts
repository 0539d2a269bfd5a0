/** @module-tag slow */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findAvailability } from "~/catalog/availability/availability.queries.server";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { feedToken } from "~/messaging/feeds/feed-token.server";
import { findFeed, insertFeed } from "~/messaging/feeds/feeds.queries.server";
import { loadFeed } from "~/messaging/feeds/load-feed.server";
import { daysFrom, NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { insertUser } from "~/staff/staff.queries.server";
import { insertImport, listImports, removeImport } from "./imports.queries.server";
import { importNext, importNow } from "./run-import.server";
import { startCalendarServer } from "./testing/calendar-server";
import { listHeld } from "./testing/held";
import { calendarOf, eventOf, wrap } from "./testing/calendar-text";

const database = useTestDatabase();
const rentals = useRentals(database);
let server: Awaited<ReturnType<typeof startCalendarServer>>;
let model: { id: number; vehicles: number[] };
let id: number;

beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await database.sql`delete from occupancy`;
  await database.sql`delete from calendar_imports`;
  model = await rentals.model(1);
  id = await add(server.url);
});

async function add(url: string, source = "Elsewhere") {
  const vehicleId = model.vehicles[0]!;
  const added = await insertImport(database.sql, { vehicleId, source, url });
  if (added === null) throw new Error("the vehicle has it already");
  return added;
}

const run = (now = NOW) => ({
  sql: database.sql,
  allowPrivate: true,
  hosts: null,
  signal: new AbortController().signal,
  now,
});

function fetchNow(text: string, now = NOW) {
  server.send(text);
  return importNow(run(now), id);
}

const held = () => listHeld(database.sql);
const stateOf = async (now = NOW) => (await listImports(database.sql, now))[0]!;

describe("an import", () => {
  test("takes the vehicle, with its source, and follows its calendar", async () => {
    expect(await fetchNow(calendarOf(eventOf("a", 3, 5), eventOf("b", 10, 12)))).toEqual({
      ok: true,
    });
    expect(await held()).toEqual(["3-5", "10-12"]);
    expect(
      await findAvailability(database.sql, BigInt(model.id), { period: daysFrom(2, 3), now: NOW }),
    ).toBe("request");
    expect(await stateOf()).toMatchObject({
      source: "Elsewhere",
      fault: null,
      events: 2,
      colliding: 0,
    });
    await fetchNow(calendarOf(eventOf("b", 10, 14), eventOf("c", 20, 21)));
    expect(await held()).toEqual(["10-14", "20-21"]);
  });

  test("that brings nothing new raises no version", async () => {
    const version = () =>
      database.sql`select version from availability_versions where car_id = ${model.id}`;
    await fetchNow(calendarOf(eventOf("a", 3, 5)));
    const before = await version();
    await fetchNow(calendarOf(eventOf("a", 3, 5)));
    expect(await version()).toEqual(before);
  });

  test("whose last event is cancelled frees it", async () => {
    await fetchNow(calendarOf(eventOf("a", 3, 5)));
    await fetchNow(calendarOf(eventOf("a", 3, 5, "STATUS:CANCELLED")));
    expect(await held()).toEqual([]);
  });

  test("keeps an event that has begun and is missing, and follows one that is shorter", async () => {
    await fetchNow(calendarOf(eventOf("a", 1, 5), eventOf("b", 10, 12)));
    await fetchNow(calendarOf(eventOf("b", 10, 12)), noonOf(2));
    expect(await held()).toEqual(["1-5", "10-12"]);
    await fetchNow(calendarOf(eventOf("a", 1, 4), eventOf("b", 10, 12)), noonOf(2));
    expect(await held()).toEqual(["1-4", "10-12"]);
  });

  test("lets a booking that can be moved make way", async () => {
    await database.sql`insert into vehicles (car_id, number) values (${model.id}, 2)`;
    const booking = await rentals.booked(model.id, 2, 4);
    await fetchNow(calendarOf(eventOf("a", 3, 5)));
    expect(await held()).toEqual(["3-5"]);
    const row = await rentals.rowOf(booking);
    expect(row?.vehicle).not.toBeNull();
    expect(row?.vehicle).not.toBe(model.vehicles[0]);
  });

  test("that is removed frees its times", async () => {
    await fetchNow(calendarOf(eventOf("a", 3, 5)));
    expect(await removeImport(database.sql, id, NOW)).toBe(true);
    expect(await held()).toEqual([]);
    expect(await removeImport(database.sql, id, NOW)).toBe(false);
    expect(await importNow(run(), id)).toBeNull();
  });
});

describe("an import with a fault", () => {
  test.each([
    ["an error", wrap(["BEGIN:VEVENT"]), "unreadable"],
    ["an empty calendar", wrap([]), "empty"],
    ["no calendar", "<title>Sign in</title>", "unreadable"],
    [
      "too many repeats",
      calendarOf(eventOf("a", 3, 4, "RRULE:FREQ=DAILY;BYHOUR=1,2,3,4")),
      "tooMany",
    ],
  ])("that gets %s frees nothing, and shows when it last succeeded", async (_, text, fault) => {
    await fetchNow(calendarOf(eventOf("a", 3, 5)));
    const { fetchedAt } = await stateOf();
    expect(await fetchNow(text)).toMatchObject({ ok: false, fault });
    expect(await held()).toEqual(["3-5"]);
    expect(await stateOf()).toMatchObject({ fault, fetchedAt, events: 1 });
  });

  test("that was always empty is no fault", async () => {
    expect(await fetchNow(wrap([]))).toEqual({ ok: true });
    expect(await stateOf()).toMatchObject({ fault: null, events: 0 });
  });
});

describe("an event that collides", () => {
  test("is kept, and gets the vehicle as soon as its time is free", async () => {
    const booking = await rentals.booked(model.id, 2, 4);
    const [vehicleId = 0] = model.vehicles;
    const by = { id: booking, vehicleId, pinned: true, actor: "nino", now: NOW };
    await assignVehicle(database.sql, by);
    await fetchNow(calendarOf(eventOf("a", 3, 5), eventOf("b", 10, 12)));
    expect(await held()).toEqual(["3-5?", "10-12"]);
    expect(await stateOf()).toMatchObject({ events: 2, colliding: 1, fault: null });
    await fetchNow(calendarOf(eventOf("a", 3, 5), eventOf("b", 10, 12)));
    expect(await held()).toEqual(["3-5?", "10-12"]);
    await rentals.set(booking, "cancelled");
    expect(await held()).toEqual(["3-5", "10-12"]);
  });

  test("counts against the model, and takes nothing from a confirmed booking", async () => {
    const booking = await rentals.booked(model.id, 0, 4);
    await fetchNow(calendarOf(eventOf("a", 3, 8)));
    expect(await held()).toEqual(["3-8?"]);
    expect(await rentals.book(model.id, 5, 6)).toEqual([]);
    expect(await rentals.vehicleOf(booking)).toBe(model.vehicles[0]);
  });

  test("comes after a confirmed booking that waits for a vehicle", async () => {
    const first = await rentals.booked(model.id, 2, 4);
    await fetchNow(calendarOf(eventOf("a", 3, 5)));
    const waiting = await rentals.booked(model.id, 2, 4, true);
    await rentals.set(first, "cancelled");
    expect(await rentals.vehicleOf(waiting)).toBe(model.vehicles[0]);
    expect(await held()).toEqual(["3-5?"]);
    await rentals.set(waiting, "cancelled");
    expect(await held()).toEqual(["3-5"]);
  });

  test("with the days of the vehicle's service is not taken for one that collides", async () => {
    await database.sql`update vehicles set in_service_from = '2030-06-08' where car_id = ${model.id}`;
    await fetchNow(calendarOf(eventOf("a", 3, 5), eventOf("b", 10, 12)));
    expect(await held()).toEqual(["3-5?", "10-12"]);
    expect(await stateOf()).toMatchObject({ events: 2, colliding: 0, outOfService: 1 });
  });
});

describe("events that overlap", () => {
  test("in one calendar take the vehicle once, for all of their days", async () => {
    const days = [eventOf("a", 3, 6), eventOf("b", 5, 8), eventOf("c", 4, 5), eventOf("d", 8, 9)];
    await fetchNow(calendarOf(...days));
    expect(await held()).toEqual(["3-6", "6-8", "8-9"]);
    expect(await stateOf()).toMatchObject({ events: 4, colliding: 0, doubled: 0 });
    await fetchNow(calendarOf(eventOf("b", 5, 8), eventOf("c", 4, 5)));
    expect(await held()).toEqual(["4-5", "5-8"]);
  });

  test("of which one has begun and is missing free only what no other has", async () => {
    await fetchNow(calendarOf(eventOf("a", 1, 6), eventOf("b", 5, 8)));
    await fetchNow(calendarOf(eventOf("b", 5, 9)), noonOf(2));
    expect(await held()).toEqual(["1-6", "6-9"]);
    await fetchNow(calendarOf(eventOf("b", 5, 9)), noonOf(7));
    expect(await held()).toEqual(["1-6", "6-9"]);
  });

  test("in two calendars take the vehicle once, and name each other", async () => {
    await fetchNow(calendarOf(eventOf("a", 3, 5)));
    id = await add(`${server.url}?other`, "Partner");
    await fetchNow(calendarOf(eventOf("x", 3, 5), eventOf("y", 4, 7), eventOf("z", 10, 11)));
    expect(await held()).toEqual(["3-5", "5-7", "10-11"]);
    const [first, second] = await listImports(database.sql, NOW);
    expect(first).toMatchObject({ colliding: 0, doubled: 1, otherSources: ["Partner"] });
    expect(second).toMatchObject({ colliding: 0, doubled: 2, otherSources: ["Elsewhere"] });
    const another = { period: daysFrom(2, 3), now: NOW };
    await database.sql`insert into vehicles (car_id, number) values (${model.id}, 2)`;
    expect(await findAvailability(database.sql, BigInt(model.id), another)).toBe("last");
  });

  test("in two calendars keep the vehicle when one of them is removed", async () => {
    await fetchNow(calendarOf(eventOf("a", 3, 5)));
    const first = id;
    id = await add(`${server.url}?other`, "Partner");
    await fetchNow(calendarOf(eventOf("x", 3, 6)));
    await removeImport(database.sql, first, NOW);
    expect(await held()).toEqual(["3-6"]);
    await removeImport(database.sql, id, NOW);
    expect(await held()).toEqual([]);
  });
});

describe("events of this site that a partner sends back", () => {
  async function anAccount() {
    await insertUser(database.sql, randomUUID().slice(0, 8), "a hash");
    const [account] = await database.sql<{ id: number; role: "owner" }[]>`
      select id, role from users order by id desc limit 1`;
    return account!;
  }

  async function ownEvents() {
    const subject = { vehicleId: null, modelId: model.id, withNames: false };
    const feed = await insertFeed(database.sql, { ...subject, account: await anAccount() });
    const site = {
      sql: database.sql,
      secret: async () => "a secret",
      lang: "en" as const,
      publicAddress: String,
    };
    const key = await findFeed(database.sql, feed!);
    return (await loadFeed(site, `${feedToken("a secret", key!)}.ics`, NOW))!;
  }

  test("take nothing, and free nothing else", async () => {
    const booking = await rentals.booked(model.id, 2, 4);
    const mirror = await ownEvents();
    expect(await fetchNow(mirror)).toEqual({ ok: true });
    expect(await stateOf()).toMatchObject({ events: 0, colliding: 0, fault: null });
    await rentals.set(booking, "cancelled");
    await fetchNow(mirror);
    expect(await held()).toEqual([]);
    expect(
      await findAvailability(database.sql, BigInt(model.id), { period: daysFrom(2, 4), now: NOW }),
    ).toBe("last");
  });

  test("next to events of the partner, which are not exported to it for ever", async () => {
    await fetchNow(calendarOf(eventOf("theirs", 10, 12)));
    const exported = await ownEvents();
    expect(exported).toContain("20300610T080000Z");
    await fetchNow(
      exported.replace(
        "BEGIN:VEVENT",
        `BEGIN:VEVENT\r\n${eventOf("more", 20, 21).join("\r\n")}\r\nEND:VEVENT\r\nBEGIN:VEVENT`,
      ),
    );
    expect(await held()).toEqual(["20-21"]);
    expect(await ownEvents()).not.toContain("20300610T080000Z");
  });
});

describe("an event that can't be read", () => {
  test("is named, keeps what it took, and lets all others take the vehicle", async () => {
    await fetchNow(calendarOf(eventOf("a", 3, 5), eventOf("b", 10, 12)));
    const broken = ["UID:a", "DTSTART:soon", "SUMMARY:Nino"];
    expect(await fetchNow(calendarOf(broken, eventOf("b", 10, 13), eventOf("c", 20, 21)))).toEqual({
      ok: true,
    });
    expect(await held()).toEqual(["3-5", "10-13", "20-21"]);
    const { unread, fault } = await stateOf();
    expect({ unread, fault }).toEqual({
      fault: null,
      unread: { count: 1, events: [{ number: 1, starts: "", fault: "time", detail: "soon" }] },
    });
    await fetchNow(calendarOf(eventOf("b", 10, 13)));
    expect(await held()).toEqual(["10-13"]);
    expect(await stateOf()).toMatchObject({ unread: { count: 0, events: [] } });
  });

  test.each([
    ["NUL", "FREQ=\0", "FREQ=\uFFFD"],
    ["a sign that is cut in half", `${"x".repeat(99)}🚗`, `${"x".repeat(99)}\uFFFD`],
  ])("is named although the database can't store its text: %s", async (_, rule, detail) => {
    const broken = eventOf("a", 3, 5, `RRULE:${rule}`);
    expect(await fetchNow(calendarOf(broken, eventOf("b", 10, 12)))).toEqual({ ok: true });
    expect(await held()).toEqual(["3-5", "10-12"]);
    expect(await stateOf()).toMatchObject({ unread: { events: [{ fault: "rule", detail }] } });
  });
});

test("a calendar that staff know to be empty frees the vehicle", async () => {
  await fetchNow(calendarOf(eventOf("a", 1, 5), eventOf("b", 10, 12)));
  expect(await fetchNow(wrap([]), noonOf(2))).toMatchObject({ ok: false, fault: "empty" });
  expect(await importNow(run(noonOf(2)), id, true)).toEqual({ ok: true });
  expect(await held()).toEqual([]);
  expect(await stateOf()).toMatchObject({ fault: null, events: 0 });
  expect(await fetchNow(wrap([]), noonOf(2))).toEqual({ ok: true });
});

test("a due import is fetched by one node alone, and an hour later again", async () => {
  server.send(calendarOf(eventOf("a", 3, 5)));
  const before = server.calls();
  const found = await Promise.all([importNext(run()), importNext(run()), importNext(run())]);
  expect(found.toSorted()).toEqual([false, false, true]);
  expect(server.calls()).toBe(before + 1);
  expect(await importNext(run())).toBe(false);
  await database.sql`update calendar_imports set next_at = next_at - interval '1 hour'`;
  expect(await importNext(run())).toBe(true);
});

test("hundreds of events are stored", async () => {
  const events = Array.from({ length: 300 }, (_, index) => [
    `UID:${index}`,
    `DTSTART:${new Date(noonOf(2 * index)).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    "DURATION:P1D",
  ]);
  expect(await fetchNow(calendarOf(...events))).toEqual({ ok: true });
  expect(await stateOf()).toMatchObject({ events: 300, colliding: 0 });
});
