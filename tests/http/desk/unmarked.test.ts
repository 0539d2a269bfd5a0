import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays, businessTime } from "~/web/calendar";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { sendForm, sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase, seenNow } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
/** The sentence on pages of a site without mail, such as that of these tests. */
const NO_MAIL =
  "The customer gets no email: this site can’t send any. Call them, or write to them yourself.";
const { date: today } = businessTime(new Date());
let Cookie: string;
let customers = 0;
/** The customers' pages of bookings by number. */
const ownPages = new Map<number, string>();

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

beforeEach(() =>
  inDatabase(fixture.site, async (sql) => {
    await sql`delete from bookings`;
    await setUnits(sql, 20, "Toyota RAV4");
  }),
);

async function place(from: number, to: number, vehicle = "Toyota RAV4") {
  customers += 1;
  const dates = { pickupDate: addDays(today, from), returnDate: addDays(today, to) };
  const answer = await postBooking(
    fixture.site,
    bookingBody({ name: `Guest ${customers}`, vehicle, ...dates }),
  );
  const { id } = bookingOf(answer);
  ownPages.set(id, answer.headers.get("Location") ?? "");
  return id;
}

/** Makes a booking that seems to have been confirmed in time. */
async function placeConfirmed(from: number, to: number, vehicle?: string) {
  const id = await placeConfirmedNow(from, to, vehicle);
  await inDatabase(
    fixture.site,
    (sql) => sql`
      update booking_events set created_at = created_at - interval '1 year' where booking_id = ${id}`,
  );
  return id;
}

async function placeConfirmedNow(from: number, to: number, vehicle?: string) {
  const id = await place(from, to, vehicle);
  await sendJson(
    fixture.site,
    `/api/bookings/${id}/status`,
    { status: "confirmed", overbook: true },
    { method: "PATCH", headers: { Cookie } },
  );
  return id;
}

const seen = async (id: number) => `${id} ${(await seenNow(fixture.site, id)).revision}`;

const sendToday = (fields: Record<string, string> | [string, string][]) =>
  sendForm(fixture.site, "/admin/today?lng=en", fields, { Cookie });

async function openToday(flash = "") {
  return openPage(await readPage("/admin/today", flash));
}

function readPage(path: string, flash = "") {
  const headers = { Cookie: `${Cookie}; ${flash}` };
  return sendRequest(fixture.site, `${path}?lng=en`, { headers });
}

async function flashOf(answer: Awaited<ReturnType<typeof sendToday>>) {
  const [flash = ""] = (answer.headers.getSetCookie()[0] ?? "").split(";");
  return (await openToday(flash)).byRole("status")[0];
}

async function statusesOf(ids: readonly number[]) {
  const rows = await inDatabase(
    fixture.site,
    (sql) => sql<{ status: string }[]>`
      select status from bookings where id = any(${[...ids]}::bigint[]) order by id`,
  );
  return rows.map(({ status }) => status);
}

describe("a pick-up that nobody marked", () => {
  test("is the first of the hand-overs on Today, with three answers, however long ago", async () => {
    const id = await placeConfirmed(-200, -190);
    const text = (await openToday()).textOf("main")!;
    expect(text).toMatch(/1 pick-up is not marked Not picked up\? Guest/);
    for (const answer of ["Handed over", "Cancel", "Did not come"]) expect(text).toContain(answer);
    const mark = { id: `${id}`, intent: "handover", mark: "out", date: addDays(today, -200) };
    const marked = await sendToday({
      ...mark,
      time: "12:00",
      ...(await seenNow(fixture.site, id)),
    });
    expect(marked.status).toBe(303);
    expect((await openToday()).textOf("main")).toContain("1 car is late");
  });

  test("is closed because the customer did not come", { tags: "slow" }, async () => {
    const id = await placeConfirmed(-2, 2);
    const fields = { id: `${id}`, intent: "status", status: "cancelled", reason: "no-show" };
    const answer = await sendToday({ ...fields, ...(await seenNow(fixture.site, id)) });
    expect(await flashOf(answer)).toBe(
      `Booking ${id} is closed: the customer did not come. ${NO_MAIL}`,
    );
    expect(await statusesOf([id])).toEqual(["cancelled"]);
  });

  test("is settled with others as planned; what changed meanwhile stays, and is counted", async () => {
    const ids = [
      await placeConfirmed(-9, -7),
      await placeConfirmed(-9, -7),
      await placeConfirmed(-2, 2),
    ];
    expect((await openToday()).textOf("main")).toMatch(
      /All as planned 2 bookings are over\..* no Undo/,
    );
    const values = await Promise.all(ids.slice(0, 2).map(seen));
    await sendJson(
      fixture.site,
      `/api/bookings/${ids[1]}/status`,
      { status: "cancelled" },
      { method: "PATCH", headers: { Cookie } },
    );
    const fields = values.map((value): [string, string] => ["booking", value]);
    const answer = await sendToday([["intent", "settle"], ...fields]);
    expect(answer.status).toBe(303);
    expect(await flashOf(answer)).toBe(
      "1 booking is completed as planned. 1 has changed in the meantime and stays as it is.",
    );
    expect(await statusesOf(ids)).toEqual(["completed", "cancelled", "confirmed"]);
    const again = await sendToday([["intent", "settle"], ...fields]);
    expect(await flashOf(again)).toContain("2 have changed in the meantime");
  });

  test.each([[[]], [["7"]], [["x"]], [["7 1-", "\0"]]])(
    "settles nothing for %j",
    async (values) => {
      const fields = values.map((value): [string, string] => ["booking", value]);
      expect((await sendToday([["intent", "settle"], ...fields])).status).toBe(400);
    },
  );

  test("needs a session", { tags: "slow" }, async () => {
    const id = await placeConfirmed(-9, -7);
    const fields = { intent: "settle", booking: await seen(id) };
    expect((await sendForm(fixture.site, "/admin/today", fields)).status).toBe(401);
    expect(await statusesOf([id])).toEqual(["confirmed"]);
  });
});

test("one of no model has a link that names its car in the place of the hand-over, and stays out of the plan", async () => {
  const [other, planned] = [await placeConfirmed(-9, -7, "Other"), await placeConfirmed(-9, -7)];
  const page = await readPage("/admin/today");
  const text = openPage(page).textOf("main")!;
  expect(text).toContain(`Booking ${other} is left out: it has no car yet.`);
  expect(text.match(/Did not come/g)).toHaveLength(2);
  // This is the summary of the other booking.
  expect(text.match(/Handed over/g)).toHaveLength(1);
  expect(page.text).toContain(`/admin/bookings/${other}#model`);
  expect(page.text).not.toContain(`value="${await seen(other)}"`);
  const fields: [string, string][] = [["intent", "settle"]];
  for (const id of [other, planned]) fields.push(["booking", await seen(id)]);
  const answer = await sendToday(fields);
  expect(await flashOf(answer)).toBe(
    "1 booking is completed as planned. 1 has no car yet and stays as it is: say first which car it gets.",
  );
  expect(await statusesOf([other, planned])).toEqual(["confirmed", "completed"]);
});

test(
  "one that was confirmed after its return stays out of the plan, and has its own three answers",
  { tags: "slow" },
  async () => {
    const [late, planned] = [await placeConfirmedNow(-9, -7), await placeConfirmed(-9, -7)];
    const page = await readPage("/admin/today");
    const text = openPage(page).textOf("main")!;
    expect(text).toContain("Confirmed after its time. Was the car handed over?");
    expect(text).toContain(`Booking ${late} is left out: it was confirmed after its return time.`);
    expect(text).toContain("1 booking is over.");
    expect(text.match(/Did not come/g)).toHaveLength(2);
    expect(page.text).not.toContain(`value="${await seen(late)}"`);
    const fields: [string, string][] = [["intent", "settle"]];
    for (const id of [late, planned]) fields.push(["booking", await seen(id)]);
    expect(await flashOf(await sendToday(fields))).toBe(
      "1 booking is completed as planned. " +
        "1 was confirmed after its return time and stays as it is: decide on it in the list.",
    );
    expect(await statusesOf([late, planned])).toEqual(["confirmed", "completed"]);
    const mark = { id: `${late}`, intent: "handover", mark: "out", date: addDays(today, -9) };
    const marked = { ...mark, time: "12:00", ...(await seenNow(fixture.site, late)) };
    expect((await sendToday(marked)).status).toBe(303);
  },
);

test("one of no model has the same step while its pick-up is ahead", { tags: "slow" }, async () => {
  const other = await placeConfirmed(2, 4, "Other");
  const page = await readPage("/admin/today");
  expect(openPage(page).textOf("main")).toMatch(/1 booking has no car .*Enter model and price/);
  expect(page.text).toContain(`/admin/bookings/${other}#model`);
  expect(openPage(page).textOf("main")).not.toContain("Choose a car");
});

test(
  "its typed model and price stay beside what its customer will read",
  { tags: "slow" },
  async () => {
    const other = await placeConfirmed(2, 4, "Other");
    const typed = "preview=on&carName=Hyundai+H1&carRate=80";
    const address = `/admin/bookings/${other}?lng=en&${typed}`;
    const page = await sendRequest(fixture.site, address, { headers: { Cookie } });
    expect(openPage(page).textOf("main")).toContain("What the customer will read");
    expect(page.text).toMatch(/<input[^>]*id="model-name"[^>]*value="Hyundai H1"/);
    expect(page.text).toMatch(/<input[^>]*id="model-rate"[^>]*value="80"/);
  },
);

describe("requests that nobody answered", () => {
  async function ask(count: number) {
    const ids: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    while (ids.length < count) ids.push(await place(-4, -2));
    await inDatabase(fixture.site, (sql) => sql`update bookings set expiry = 'asked'`);
    return ids;
  }

  test.each([
    ["cancel", "cancelled", `2 requests are cancelled. ${NO_MAIL}`],
    ["keep", "pending", "2 requests stay open."],
  ])("%s all at once: %s", { tags: "slow" }, async (answer, status, message) => {
    const ids = await ask(2);
    const text = (await openToday()).textOf("main")!;
    expect(text).toContain("2 requests were never answered");
    expect(text).not.toContain("No requests are waiting");
    expect(text).toContain(`Yes, ${answer} all 2`);
    const fields = { intent: "unanswered", ids: ids.join(","), answer };
    expect(await flashOf(await sendToday(fields))).toBe(message);
    expect(await statusesOf(ids)).toEqual([status, status]);
    expect((await openToday()).textOf("main")).not.toContain("never answered");
    expect(await flashOf(await sendToday(fields))).toBe(
      "Nothing was changed: somebody has answered in the meantime.",
    );
  });

  test("are counted in the summary, beside what else waits", { tags: "slow" }, async () => {
    await ask(2);
    await place(2, 4);
    const summary = /Requests: 1\s+Never answered: 2/;
    expect((await openToday()).textOf("main")).toMatch(summary);
  });

  test("that was cancelled by itself is shown", { tags: "slow" }, async () => {
    const [id] = await ask(1);
    await inDatabase(fixture.site, async (sql) => {
      await sql`update bookings set status = 'cancelled', cancel_reason = 'expired'`;
      await sql`
        insert into booking_events (booking_id, kind, actor) values (${id!}, 'cancelled', 'system')`;
    });
    expect((await openToday()).textOf("main")).toContain(
      "1 request was cancelled automatically: nobody answered it",
    );
  });

  test.each([
    ["ids", "x"],
    ["ids", ""],
    ["answer", "forget"],
  ])("are not answered by %s %j", { tags: "slow" }, async (field, value) => {
    const ids = await ask(1);
    const fields = { intent: "unanswered", ids: ids.join(","), answer: "cancel", [field]: value };
    expect((await sendToday(fields)).status).toBe(400);
    expect(await statusesOf(ids)).toEqual(["pending"]);
  });
});

describe("a request that is late", () => {
  const open = (id: number) => readPage(`/admin/bookings/${id}`);

  /** Makes an unanswered booking, which the site does not cancel meanwhile. */
  async function placeLate(from: number, to: number) {
    const id = await place(from, to);
    await inDatabase(
      fixture.site,
      (sql) => sql`update bookings set expiry = 'kept' where id = ${id}`,
    );
    return id;
  }

  async function confirm(id: number, fields: Record<string, string> = {}) {
    const form = { id: `${id}`, intent: "status", status: "confirmed", ...fields };
    return sendToday({ ...form, ...(await seenNow(fixture.site, id)) });
  }

  test("and over is not confirmed in one press, only by the correction of its status", async () => {
    const id = await placeLate(-9, -7);
    const text = (await openToday()).textOf("main")!;
    expect(text).toContain("The time of this rental has passed. Refuse it");
    expect(text).not.toContain("Yes, confirm");
    const refused = await confirm(id);
    expect(refused.status).toBe(409);
    expect(openPage(refused).byRole("alert")[0]).toContain(
      "Not confirmed: the time of this rental",
    );
    expect(await statusesOf([id])).toEqual(["pending"]);
    const page = await open(id);
    expect(openPage(page).textOf("main")).toMatch(
      /Correct the status.*Confirm.*The time of this rental has passed: confirm it only/s,
    );
    expect(page.text).toContain('name="passed" value="return"');
    expect((await confirm(id, { passed: "return" })).status).toBe(303);
    expect(await statusesOf([id])).toEqual(["confirmed"]);
  });

  test("by its pick-up only says so before it is confirmed", { tags: "slow" }, async () => {
    const id = await placeLate(-2, 2);
    const due = /The pick-up was due at 12:00 on \w+, \d+ \w+ \d{4}\./;
    for (const page of [await readPage("/admin/today"), await open(id)]) {
      expect(openPage(page).textOf("main")).toMatch(due);
      expect(page.text).toContain('name="passed" value="pickup"');
    }
    const asked = await confirm(id);
    expect(asked.status).toBe(409);
    const [alert] = openPage(asked).byRole("alert");
    expect(alert).toMatch(/Not confirmed yet\. The pick-up was due at 12:00/);
    expect(alert).toContain("Confirm it anyway");
    expect((await confirm(id, { passed: "pickup" })).status).toBe(303);
    expect(await statusesOf([id])).toEqual(["confirmed"]);
  });

  test.each([
    [-9, -7, "The time of this booking has passed."],
    [-2, 2, "has passed. If you don’t have the car yet, please call us."],
  ])(
    "(%i to %i days) promises nothing for a past time, although the API confirmed it",
    { tags: "slow" },
    async (from, to, text) => {
      const id = await placeConfirmed(from, to);
      expect(await statusesOf([id])).toEqual(["confirmed"]);
      const page = await readPage(ownPages.get(id)!);
      expect(openPage(page).textOf("main")).toContain(text);
      expect(page.text.includes("The car is yours")).toBe(to > 0);
      const voucher = await readPage(`${ownPages.get(id)}/voucher`);
      expect(voucher.text.includes("your car is reserved")).toBe(to > 0);
    },
  );
});

describe("a customer who may still come", () => {
  test("is not said to have stayed away, by the desk or by the API", { tags: "slow" }, async () => {
    const id = await placeConfirmed(1, 3);
    const path = `/admin/bookings/${id}?lng=en`;
    const page = openPage(await sendRequest(fixture.site, path, { headers: { Cookie } }));
    expect(page.textOf("main")).not.toContain("Did not come");
    const form = { id: `${id}`, intent: "status", status: "cancelled", reason: "no-show" };
    for (const address of [path, "/admin/today?lng=en", "/admin?tab=bookings&lng=en"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      const fields = { ...form, ...(await seenNow(fixture.site, id)) };
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      const refused = await sendForm(fixture.site, address, fields, { Cookie });
      expect(refused.status).toBe(409);
      expect(openPage(refused).byRole("alert")[0]).toContain("the pick-up time has not come yet");
    }
    const called = await sendJson(
      fixture.site,
      `/api/bookings/${id}/status`,
      { status: "cancelled", reason: "no-show" },
      { method: "PATCH", headers: { Cookie } },
    );
    expect(called.status).toBe(409);
    expect(called.text).toContain("the pick-up time has not come yet");
    expect(await statusesOf([id])).toEqual(["confirmed"]);
  });
});

describe("a completed booking", () => {
  test("that the site completed itself before the update says that this was assumed", async () => {
    const id = await placeConfirmed(-30, -25);
    const open = async () => {
      const headers = { Cookie };
      const page = await sendRequest(fixture.site, `/admin/bookings/${id}?lng=en`, { headers });
      return openPage(page).textOf("main")!;
    };
    expect(await open()).not.toContain("Assumed");
    await inDatabase(fixture.site, async (sql) => {
      await sql`update bookings set status = 'completed' where id = ${id}`;
      await sql`
        insert into booking_events (booking_id, kind, actor) values (${id}, 'completed', 'system')`;
    });
    expect(await open()).toContain("Assumed: nobody marked the hand-over or the return.");
  });
});
