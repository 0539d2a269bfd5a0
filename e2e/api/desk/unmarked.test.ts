import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays, businessTime } from "~/calendar";
import { setUnits } from "~/fleet/testing/set-units";
import { sendForm, sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase, seenNow } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
/** The site of these tests has no mail. */
const NO_MAIL =
  "The customer gets no email: this site can’t send any. Call them, or write to them yourself.";
const { date: today } = businessTime(new Date());
let Cookie: string;
let guests = 0;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

beforeEach(() =>
  inDatabase(fixture.site, async (sql) => {
    await sql`delete from bookings`;
    await setUnits(sql, 20, "Toyota RAV4");
  }),
);

async function place(from: number, to: number) {
  guests += 1;
  const dates = { pickupDate: addDays(today, from), returnDate: addDays(today, to) };
  const answer = await postBooking(
    fixture.site,
    bookingBody({ name: `Guest ${guests}`, ...dates }),
  );
  return bookingOf(answer).id;
}

async function placeConfirmed(from: number, to: number) {
  const id = await place(from, to);
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
  const headers = { Cookie: `${Cookie}; ${flash}` };
  return openPage(await sendRequest(fixture.site, "/admin/today?lng=en", { headers }));
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
    expect(text).toMatch(/Pick-ups and returns 1 pick-up is not marked Not picked up\? Guest/);
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

  test("is closed because the customer did not come", async () => {
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

  test("needs a session", async () => {
    const id = await placeConfirmed(-9, -7);
    const fields = { intent: "settle", booking: await seen(id) };
    expect((await sendForm(fixture.site, "/admin/today", fields)).status).toBe(401);
    expect(await statusesOf([id])).toEqual(["confirmed"]);
  });
});

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
  ])("%s all at once: %s", async (answer, status, message) => {
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
      "These requests have been answered in the meantime. Nothing was changed.",
    );
  });

  test("that was cancelled by itself is shown", async () => {
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
  ])("are not answered by %s %j", async (field, value) => {
    const ids = await ask(1);
    const fields = { intent: "unanswered", ids: ids.join(","), answer: "cancel", [field]: value };
    expect((await sendToday(fields)).status).toBe(400);
    expect(await statusesOf(ids)).toEqual(["pending"]);
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
