/** @module-tag slow */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Sql } from "#db/connect";
import { removeImport } from "~/messaging/feeds/import/imports.queries.server";
import { i18nFor } from "~/texts/i18n.server";
import { startCalendarServer } from "~/messaging/feeds/import/testing/calendar-server";
import { calendarOf, eventOf, wrap } from "~/messaging/feeds/import/testing/calendar-text";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { signIn, useSite } from "../site-fixture";

const PAGE = "/admin/calendar/feeds";
const allowed = useSite({ FEEDS_ALLOW_PRIVATE: "on", FEEDS_HOSTS: "127.0.0.1, ical.example" });
const guarded = useSite();
let server: Awaited<ReturnType<typeof startCalendarServer>>;
let Cookie: string;

afterEach(() => inDatabase(allowed.site, removeImports));

/** Removes all imports, as each test has to begin with none. */
async function removeImports(sql: Sql) {
  for (const { id } of await sql<{ id: number }[]>`select id from calendar_imports`) {
    // oxlint-disable-next-line no-await-in-loop -- a connection runs one after another.
    await removeImport(sql, id, new Date());
  }
}

beforeAll(async () => {
  server = await startCalendarServer();
  Cookie = await signIn(allowed.site);
});
afterAll(() => server.stop());

const send = (fields: Record<string, string>) => sendForm(allowed.site, PAGE, fields, { Cookie });
const open = async (query = "") =>
  sendRequest(allowed.site, `${PAGE}?lng=en${query}`, { headers: { Cookie } });

/** Returns the addresses on the page, without their origin. */
async function addresses() {
  const { text } = await open();
  return [...text.matchAll(/value="[^"]*(\/feeds\/[^"]+)"/g)].map(([, path]) => path!);
}

function addImport(fields: Record<string, string> = {}) {
  const typed = { vehicle: "1", source: "Elsewhere", url: server.url };
  return send({ intent: "add-import", ...typed, ...fields });
}

const oneId = (table: "calendar_feeds" | "calendar_imports") =>
  inDatabase(allowed.site, async (sql) => {
    const [row] = await sql<{ id: number }[]>`select id from ${sql(table)} order by id limit 1`;
    return String(row!.id);
  });

describe("a feed", () => {
  test("is made, renewed and revoked at the desk, and read without a session", async () => {
    const made = await send({ intent: "create-feed", subject: "vehicle-1" });
    expect([made.status, made.headers.get("Location")]).toEqual([303, `${PAGE}?done=created`]);
    const [path = ""] = await addresses();
    const file = await sendRequest(allowed.site, path);
    expect([file.status, file.text.slice(0, 15)]).toEqual([200, "BEGIN:VCALENDAR"]);
    const header = (name: string) => file.headers.get(name);
    expect(header("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(header("Cache-Control")).toBe("no-store");
    expect(header("X-Robots-Tag")).toBe("noindex");
    expect(header("Referrer-Policy")).toBe("no-referrer");

    const id = await oneId("calendar_feeds");
    expect((await send({ intent: "renew-feed", id })).status).toBe(303);
    const [renewed = ""] = await addresses();
    expect(renewed).not.toBe(path);
    const refused = await sendRequest(allowed.site, path);
    expect([refused.status, refused.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
    expect((await sendRequest(allowed.site, renewed)).status).toBe(200);

    expect((await send({ intent: "revoke-feed", id })).status).toBe(303);
    expect((await sendRequest(allowed.site, renewed)).status).toBe(404);
    expect(await addresses()).toEqual([]);
  });

  test.each(["", "vehicle-0", "model-999999", "vehicle-99999999999", "person-1"])(
    "of %j is refused",
    async (subject) => {
      const refused = await send({ intent: "create-feed", subject, withNames: "on", lng: "en" });
      expect(refused.status).toBe(422);
      expect(openPage(refused).values("main").withNames).toBe("on");
      expect(openPage(refused).byRole("alert")).toHaveLength(1);
    },
  );

  test("that does not exist is 404, and too many requests are 429", { tags: "slow" }, async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 250 && !statuses.has(429); count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a limit counts one after another.
      statuses.add((await sendRequest(guarded.site, "/feeds/1-x.ics")).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe("an imported calendar", () => {
  test("takes its car, keeps it through faults, and is removed", async () => {
    server.send(calendarOf(["UID:a", "DTSTART:20300610T080000Z", "DTEND:20300612T080000Z"]));
    const added = await addImport();
    expect([added.status, added.headers.get("Location")]).toEqual([303, `${PAGE}?done=added`]);
    const main = async () => openPage(await open()).textOf("main")!;
    expect(await main()).toContain("1 booking blocks the car. Last fetched:");
    const calendar = "/admin/calendar?from=2030-06-08&days=14&lng=en";
    const days = await sendRequest(allowed.site, calendar, { headers: { Cookie } });
    expect(days.text).toContain("Elsewhere");

    const id = await oneId("calendar_imports");
    server.send(wrap([]));
    expect((await send({ intent: "fetch-import", id })).headers.get("Location")).toBe(PAGE);
    expect(await main()).toMatch(/came back empty.*The bookings fetched before still count/);
    server.answer((_, response) => response.writeHead(503).end());
    await send({ intent: "fetch-import", id });
    expect(await main()).toMatch(/1 booking blocks.*error 503/);

    expect((await send({ intent: "remove-import", id })).status).toBe(303);
    expect(await main()).not.toContain("Elsewhere");
  });

  test("that another form of the same car has already is refused", async () => {
    server.send(wrap([]));
    await addImport();
    const again = await addImport({ source: "<b>Again</b>" });
    expect(again.status).toBe(422);
    expect(openPage(again).byRole("alert")[0]).toContain("already");
    expect(again.text).not.toContain(server.url.replace("calendar.ics", "x"));
  });

  test.each([
    [{ vehicle: "" }, "Choose a car"],
    [{ vehicle: "x" }, "Choose a car"],
    [{ source: " " }, "Enter a name"],
    [{ source: "x".repeat(61) }, "Use at most 60 characters"],
    [{ url: "calendar" }, "Enter an address"],
    [{ url: "ftp://example.com/a.ics" }, "Enter an address"],
    [{ url: `https://example.com/${"x".repeat(2_000)}` }, "Enter an address"],
  ])("without valid fields (%#) is refused, and nothing typed is lost", async (change, text) => {
    const refused = await addImport(change);
    expect(refused.status).toBe(422);
    expect(openPage(refused).byRole("alert")[0]).toContain(text);
    const typed = { source: "Elsewhere", url: server.url, ...change };
    expect(openPage(refused).values("main")).toMatchObject({
      source: typed.source,
      url: typed.url,
    });
  });

  test("of a host that the settings don't list is refused", async () => {
    const refused = await addImport({ url: "https://other.example/a.ics" });
    expect([refused.status, openPage(refused).byRole("alert")[0]]).toEqual([
      422,
      expect.stringContaining("Calendars from this site are not allowed here"),
    ]);
  });

  test.each([
    ["http://example.com/a.ics", "must begin with https://"],
    ["https://127.0.0.1/a.ics", "private network"],
    ["webcal://localhost/a.ics", "private network"],
  ])("at %s is refused outside of tests", async (url, text) => {
    const own = await signIn(guarded.site);
    const fields = { intent: "add-import", vehicle: "1", source: "Elsewhere", url };
    const refused = await sendForm(guarded.site, `${PAGE}?lng=en`, fields, { Cookie: own });
    expect([refused.status, openPage(refused).byRole("alert")[0]]).toEqual([
      422,
      expect.stringContaining(text),
    ]);
  });
});

describe("what an imported calendar says", () => {
  test("that is rightly empty frees its car with one button", async () => {
    server.send(calendarOf(eventOf("a", 10, 12), eventOf("b", 20, 22)));
    await addImport();
    const id = await oneId("calendar_imports");
    const main = async () => openPage(await open()).textOf("main")!;
    expect(await main()).not.toContain("The calendar is right");
    server.send(wrap([]));
    await send({ intent: "fetch-import", id });
    expect(await main()).toMatch(
      /came back empty.*The calendar is right: free the dates of 2 bookings/,
    );
    const accepted = await send({ intent: "accept-empty-import", id });
    expect(accepted.headers.get("Location")).toBe(`${PAGE}?done=accepted`);
    expect(await main()).toContain("0 bookings block the car.");

    server.send(calendarOf(eventOf("c", 10, 12)));
    await send({ intent: "accept-empty-import", id });
    expect(await main()).toContain("1 booking blocks the car.");
    server.answer((_, response) => response.writeHead(503).end());
    const failed = await send({ intent: "accept-empty-import", id });
    expect(failed.headers.get("Location")).toBe(PAGE);
    expect(await main()).toMatch(/1 booking blocks the car.*error 503/);
  });

  test("names what it can't read, and takes the rest", async () => {
    const zone = ["UID:a", "DTSTART;TZID=Mars/Base:20300610T090000", "DURATION:P1D"];
    const rule = eventOf("b", 14, 15, "RRULE:FREQ=HOURLY");
    const broken = ["UID:c", "DTSTART:<b>soon</b>", "SUMMARY:Nino Beridze"];
    server.send(calendarOf(zone, rule, broken, eventOf("d", 20, 22)));
    await addImport();
    const { text } = await open();
    const main = openPage(await open()).textOf("main")!;
    expect(main).toContain("3 bookings block the car.");
    expect(main).toMatch(
      /Event 1, Mon 10 June,? 2030, 09:00: the time zone “Mars\/Base” is unknown/,
    );
    expect(main).toMatch(/Event 2, .*: the repeat rule “FREQ=HOURLY” can’t be followed/);
    expect(main).toContain("Event 3: the day can’t be read (“<b>soon</b>”)");
    expect(text).not.toMatch(/<b>soon|Nino Beridze/);
    const georgian = await sendRequest(allowed.site, `${PAGE}?lng=ka`, { headers: { Cookie } });
    expect(openPage(georgian).textOf("main")).toContain("სასაათო სარტყელი „Mars/Base“ უცნობია");
  });

  test("with the same days as another one of the car names it", { tags: "slow" }, async () => {
    server.send(calendarOf(eventOf("a", 10, 12)));
    await addImport({ source: "One" });
    await addImport({ source: "Two", url: `${server.url}?two` });
    const main = openPage(await open()).textOf("main")!;
    const { t } = i18nFor("en");
    for (const sources of ["One", "Two"]) {
      expect(main).toContain(t("feeds.in.doubled", { count: 1, sources }));
    }
    expect(main).not.toContain("overlaps");
  });

  test("that repeats the events of this site takes nothing", { tags: "slow" }, async () => {
    const calendar = calendarOf(eventOf("theirs", 10, 12));
    server.send(calendar);
    await addImport();
    await send({ intent: "create-feed", subject: "vehicle-1" });
    const [path = ""] = await addresses();
    const own = (await sendRequest(allowed.site, path)).text;
    expect(own).toContain("20300610T080000Z");
    server.send(own);
    await send({ intent: "fetch-import", id: await oneId("calendar_imports") });
    expect(openPage(await open()).textOf("main")).toContain("0 bookings block the car.");
    expect((await sendRequest(allowed.site, path)).text).not.toContain("BEGIN:VEVENT");
  });
});

test("all of it needs a session", async () => {
  const page = await sendRequest(allowed.site, PAGE);
  expect(page.headers.get("Location")).toContain("/admin?");
  const sent = await sendForm(allowed.site, PAGE, { intent: "create-feed", subject: "today" });
  expect(sent.headers.get("Location")).toContain("/admin?");
  expect((await send({ intent: "other" })).status).toBe(400);
});
