import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays, businessTime } from "~/web/calendar";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { sendForm, sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
const { date: today } = businessTime(new Date());
let Cookie: string;
let customers = 0;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

beforeEach(() =>
  inDatabase(fixture.site, async (sql) => {
    await sql`delete from bookings`;
    await setUnits(sql, 30, "Toyota RAV4");
  }),
);

async function place(fields: Record<string, string> = {}) {
  customers += 1;
  const dates = { pickupDate: addDays(today, 3), returnDate: addDays(today, 5) };
  const body = bookingBody({ name: `Guest ${customers}`, ...dates, ...fields });
  return bookingOf(await postBooking(fixture.site, body)).id;
}

async function confirm(id: number) {
  const patch = { method: "PATCH", headers: { Cookie } };
  await sendJson(fixture.site, `/api/bookings/${id}/status`, { status: "confirmed" }, patch);
  return id;
}

/** Stores a message, as the customer's page does. */
const write = (id: number, text: string) =>
  inDatabase(
    fixture.site,
    (sql) => sql`
      insert into booking_events (booking_id, kind, actor, text)
      values (${id}, 'message', 'visitor', ${text})`,
  );

async function open(address = "/admin/today", cookies = Cookie) {
  const language = address.includes("?") ? "&lng=en" : "?lng=en";
  const headers = { Cookie: cookies };
  const answer = await sendRequest(fixture.site, address + language, { headers });
  return { ...openPage(answer), html: answer.text };
}

const todayText = async (address?: string) => (await open(address)).textOf("main");

/** Returns the fields of the form below the messages of a booking. */
async function answerFields(id: number, address?: string) {
  const [, message = ""] =
    new RegExp(`name="id" value="${id}"/><input type="hidden" name="message" value="(\\d+)"`).exec(
      (await open(address)).html,
    ) ?? [];
  return { intent: "answered", id: String(id), message };
}

const send = (fields: Record<string, string>, address = "/admin/today?lng=en") =>
  sendForm(fixture.site, address, fields, { Cookie });

async function flashOf(answer: Awaited<ReturnType<typeof send>>) {
  const [flash = ""] = (answer.headers.getSetCookie()[0] ?? "").split(";");
  return (await open("/admin/today", `${Cookie}; ${flash}`)).byRole("status")[0];
}

describe("messages of customers", () => {
  test("wait on Today and in the menu, with the ways to answer, until they are marked", async () => {
    const id = await place({ name: "Ana Writes" });
    await write(id, "Is there a <b>second</b> seat?");
    const page = await open();
    expect(page.textOf("main")).toContain("1 message is waiting for an answer");
    expect(page.textOf("main")).toContain("Is there a <b>second</b> seat?");
    // The waiting time is that of the message, not of the rental.
    expect(page.textOf("main")).toMatch(/Waiting: \d+ min\s+Ana Writes/);
    expect(page.textOf("sections")).toContain(
      "1 request needs an answer, 1 message is waiting for an answer",
    );
    for (const link of ["tel:+995", "https://wa.me/995", "mailto:"]) {
      expect(page.html).toContain(`href="${link}`);
    }
    const fields = await answerFields(id);
    const first = await send(fields);
    expect(first.status).toBe(303);
    expect(await flashOf(first)).toBe("The message is marked as answered.");
    expect(await todayText()).not.toContain("seat?");
    expect(await flashOf(await send(fields))).toBe(
      "Already marked as answered. Nothing was changed.",
    );
    const marks = await inDatabase(
      fixture.site,
      (sql) => sql`select answered_by as actor from customer_messages`,
    );
    expect(marks).toEqual([{ actor: "admin" }]);
    await write(id, "Hello?");
    expect(await todayText()).toContain("Hello?");
    expect(await todayText()).not.toContain("second");
  });

  test.each([
    [{ id: "", message: "1" }],
    [{ id: "1", message: "" }],
    [{ id: "1", message: "1; drop table" }],
    [{ id: "-1", message: "\0" }],
  ])("a malformed form is refused: %j", async (fields) => {
    expect((await send({ intent: "answered", ...fields })).status).toBe(400);
  });

  test("an unknown booking has nothing to mark, and nobody marks without a session", async () => {
    const answer = await send({ intent: "answered", id: "999999", message: "1" });
    expect(await flashOf(answer)).toBe("Already marked as answered. Nothing was changed.");
    const refused = await sendForm(fixture.site, "/admin/today", {
      intent: "answered",
      id: "1",
      message: "1",
    });
    expect(refused.status).toBe(401);
  });

  test("a form of the whole list leads back to it", { tags: "slow" }, async () => {
    const id = await place();
    await write(id, "Hello");
    const address = "/admin/today?list=messages";
    const answer = await send(await answerFields(id, address), `${address}&lng=en`);
    expect(answer.headers.get("Location")).toBe("/admin/today?list=messages&lng=en");
  });
});

describe("every list", () => {
  test(
    "says how many there are, leads to the rest, and has each once",
    { tags: "slow" },
    async () => {
      const ids = [];
      // oxlint-disable-next-line no-await-in-loop -- in the order of their ids.
      for (let count = 0; count < 12; count += 1) ids.push(await place());
      const page = await open();
      expect(page.textOf("main")).toContain("12 requests are waiting for an answer");
      expect(page.textOf("sections")).toContain("12 requests need an answer");
      expect(page.html).toContain('href="/admin/today?list=requests');
      const whole = await open("/admin/today?list=requests");
      for (const id of ids) expect(whole.html).toContain(`id="request-${id}"`);
      expect(await todayText("/admin/today?list=requests&page=2")).toContain("Back to Today");
      expect(await todayText("/admin?tab=bookings")).toContain("Requests: 12");
    },
  );

  test("a day and its hours lead to all of their hand-overs", { tags: "slow" }, async () => {
    const day = addDays(today, 2);
    for (const pickupTime of ["09:15", "09:45", "15:00"]) {
      // oxlint-disable-next-line no-await-in-loop -- confirmed one after the other.
      await confirm(await place({ pickupDate: day, returnDate: addDays(day, 3), pickupTime }));
    }
    const all = await todayText(`/admin/today?day=${day}`);
    expect(all).toContain("3 pick-ups");
    expect(all).toContain("09:00 2");
    const hour = await todayText(`/admin/today?day=${day}&hour=15`);
    expect(hour).toContain("15:00");
    expect(hour).not.toContain("09:45");
    expect(await todayText("/admin/today?day=2030-02-30&hour=77")).toContain(
      "Pick-ups and returns",
    );
  });
});

test("a night is named by both of its days", { tags: "slow" }, async () => {
  const [evening, morning] = [addDays(today, 2), addDays(today, 3)];
  const trip = { pickupDate: morning, returnDate: addDays(morning, 1), pickupTime: "03:00" };
  await confirm(await place(trip));
  const [from, to] = [evening, morning].map((day) => Number(day.slice(-2)));
  expect(await todayText()).toMatch(new RegExp(`Night, \\w+ ${from} \\w+ – \\w+ ${to} \\w+`));
});

test.each([
  ["?back=today", "/admin/today"],
  ["?back=bookings", "/admin?tab=bookings"],
  ["", "/admin/calendar?from="],
  ["?back=//example.com", "/admin/calendar?from="],
])("a new booking opened with %j leads back to %s", async (query, back) => {
  const { html } = await open(`/admin/bookings/new${query}`);
  const main = html.slice(html.indexOf("<main"));
  expect(main.slice(0, main.indexOf("<form"))).toContain(`href="${back}`);
});

test(
  "papers that end during a booked rental are listed, and warned of when it is confirmed",
  { tags: "slow" },
  async () => {
    const insure = (days: number) =>
      inDatabase(
        fixture.site,
        (sql) => sql`update vehicles set insurance_until = ${addDays(today, days)}`,
      );
    await insure(4);
    const id = await place({ name: "Sara Insured" });
    const [seen] = await inDatabase(
      fixture.site,
      (sql) => sql<{ revision: string }[]>`
      select booking_revision(bookings) as revision from bookings where id = ${id}`,
    );
    const fields = { intent: "status", id: String(id), status: "confirmed" };
    const confirmed = await send({ ...fields, revision: seen!.revision });
    expect(await flashOf(confirmed)).toContain(
      "The car’s inspection or insurance is not valid for the whole rental",
    );
    expect(await todayText()).toContain("1 document expires before the car is due back");
    const ownPage = () => todayText(`/admin/bookings/${id}`);
    expect(await ownPage()).toMatch(/insurance is valid only until [^.]*, before the return\./);
    await insure(2);
    expect(await ownPage()).toMatch(/insurance is valid only until [^.]*, before the pick-up\./);
    await insure(-2);
    expect(await ownPage()).toMatch(/insurance expired on [^.]*\./);
    await inDatabase(fixture.site, (sql) => sql`update vehicles set insurance_until = null`);
    expect(await todayText()).not.toContain("ends before the car is due back");
  },
);

test("asks for new rates of exchange from their eighth day on, and leads to the field", async () => {
  const dated = (date: string) =>
    inDatabase(
      fixture.site,
      (sql) => sql`
        update settings set value = value || jsonb_build_object('date', ${date}::text)
        where name = 'exchangeRates'`,
    );
  const asks = async () => {
    const { text } = await sendRequest(fixture.site, "/admin/today", { headers: { Cookie } });
    return text.includes('href="/admin/settings#rateGEL"');
  };
  await place();
  await dated(addDays(today, -6));
  expect(await asks()).toBe(false);
  await dated(addDays(today, -7));
  expect(await asks()).toBe(true);
  await inDatabase(fixture.site, (sql) => sql`delete from bookings`);
  expect(await asks()).toBe(true);
  await dated(today);
  expect(await asks()).toBe(false);
});
