/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { json, sendForm, sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase, seenNow } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
/** The sentence on pages of a site without mail, such as that of these tests. */
const NO_MAIL =
  "The customer gets no email: this site can’t send any. Call them, or write to them yourself.";
let Cookie: string;
let customers = 0;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  await inDatabase(fixture.site, (sql) => setUnits(sql, 20, "Toyota RAV4"));
});

async function place() {
  customers += 1;
  const answer = await postBooking(fixture.site, bookingBody({ name: `Guest ${customers}` }));
  return { id: bookingOf(answer).id, page: answer.headers.get("Location") ?? "" };
}

async function send(id: number, fields: Record<string, string>) {
  const form = { id: `${id}`, intent: "status", ...(await seenNow(fixture.site, id)), ...fields };
  return sendForm(fixture.site, `/admin/bookings/${id}?lng=en`, form, { Cookie });
}

const cancel = (id: number, fields: Record<string, string> = {}) =>
  send(id, { status: "cancelled", ...fields });

const patch = (id: number, body: unknown) =>
  sendJson(fixture.site, `/api/bookings/${id}/status`, body, {
    method: "PATCH",
    headers: { Cookie },
  });

async function storedOf(id: number) {
  const [row] = await inDatabase(
    fixture.site,
    (sql) => sql`
      select status, cancel_reason as reason, cancel_note as note from bookings where id = ${id}`,
  );
  return row;
}

async function pageText(path: string) {
  return openPage(await sendRequest(fixture.site, path, { headers: { Cookie } })).textOf("main")!;
}

describe("PATCH", () => {
  test("without a reason: refused for a request, else cancelled by the company", async () => {
    const { id } = await place();
    await patch(id, { status: "cancelled" });
    expect(await storedOf(id)).toMatchObject({ reason: "refused" });
    await patch(id, { status: "confirmed" });
    await patch(id, { status: "cancelled" });
    expect(await storedOf(id)).toMatchObject({ reason: "company" });
  });

  test.each(["refused", "withdrawn", "no-show", "company", "expired"])(
    "accepts %s",
    async (reason) => {
      const { id } = await place();
      // Nobody fails to come before the pick-up.
      if (reason === "no-show") {
        await inDatabase(
          fixture.site,
          (sql) =>
            sql`update bookings set pickup_date = '2026-01-02', expiry = 'kept' where id = ${id}`,
        );
      }
      const answer = await patch(id, { status: "cancelled", reason });
      expect(answer.status).toBe(200);
      expect(json(answer)).not.toHaveProperty("reason");
      expect(await storedOf(id)).toMatchObject({ reason });
    },
  );

  test.each(["", "bored", null, 1, ["refused"]])("refuses %j", async (reason) => {
    const { id } = await place();
    const answer = await patch(id, { status: "cancelled", reason });
    expect(answer.status).toBe(400);
    expect(await storedOf(id)).toMatchObject({ status: "pending" });
  });

  test("ignores the reason of a confirmation", async () => {
    const { id } = await place();
    expect((await patch(id, { status: "confirmed", reason: "company" })).status).toBe(200);
    expect(await storedOf(id)).toEqual({ status: "confirmed", reason: null, note: "" });
  });
});

describe("a form of the desk", () => {
  test("refuses a request with a sentence, which customer and staff read, escaped", async () => {
    const { id, page } = await place();
    const sentence = "Our last <b>RAV4</b> is in the workshop.";
    const answer = await cancel(id, { reason: "refused", sentence });
    expect(answer.status).toBe(303);
    const flash = answer.headers.getSetCookie()[0]!.split(";")[0]!;
    const next = await sendRequest(fixture.site, `/admin/bookings/${id}?lng=en`, {
      headers: { Cookie: `${Cookie}; ${flash}` },
    });
    expect(openPage(next).byRole("status")[0]).toBe(`Request ${id} is refused. ${NO_MAIL}`);
    expect(next.text).not.toContain("<b>RAV4</b>");
    const desk = openPage(next).textOf("main")!;
    expect(desk).toContain(sentence);
    expect(desk).toContain("Cancelled · admin · refused");
    expect(await pageText("/admin?tab=bookings&lng=en")).toContain("Cancelled refused");
    const own = await sendRequest(fixture.site, `${page}?lng=en`);
    expect(openPage(own).textOf("main")).toContain(sentence);
    expect(openPage(own).textOf("main")).toContain("We’re sorry, but we can’t take this booking.");
    expect(openPage(own).textOf("main")).toContain("These cars are free on your dates:");
    expect(own.text.match(/href="\/cars\/\d+\?from=/g)).toHaveLength(3);
    expect(own.text).not.toContain("<b>RAV4</b>");
    const csv = await sendRequest(fixture.site, `/admin/bookings.csv?q=${id}`, {
      headers: { Cookie },
    });
    expect(csv.text).toContain(",refused,");
  });
});

describe("a form of the desk that is refused", () => {
  test.each(["reason", "status"])("with another %s than its own changes nothing", async (field) => {
    const { id } = await place();
    const answer = await cancel(id, { [field]: "bored" });
    expect(answer.status).toBe(400);
    expect(await storedOf(id)).toMatchObject({ status: "pending" });
  });

  test("with a longer sentence than 500 characters changes nothing, and shows it", async () => {
    const { id } = await place();
    const sentence = `Sorry${"!".repeat(500)}`;
    const answer = await cancel(id, { reason: "refused", sentence });
    expect(answer.status).toBe(422);
    const [alert] = openPage(answer).byRole("alert");
    expect(alert).toContain("at most 500 characters");
    expect(alert).toContain(sentence);
    expect(await storedOf(id)).toMatchObject({ status: "pending" });
    const whole = await cancel(id, { reason: "refused", sentence: `${"🚗".repeat(499)}\r\n!` });
    expect(whole.status).toBe(422);
    const fits = await cancel(id, { reason: "refused", sentence: `${"🚗".repeat(498)}\r\n!\0` });
    expect(fits.status).toBe(303);
  });

  test("that somebody else was faster with keeps the sentence, and sends nothing", async () => {
    const { id } = await place();
    const { revision } = await seenNow(fixture.site, id);
    await patch(id, { status: "confirmed" });
    const sentence = "No car, sorry.";
    const answer = await cancel(id, { revision, reason: "refused", sentence });
    expect(answer.status).toBe(409);
    const [alert] = openPage(answer).byRole("alert");
    expect(alert).toContain("This booking has changed in the meantime.");
    expect(alert).toContain(sentence);
    expect(await storedOf(id)).toMatchObject({ status: "confirmed" });
  });

  test("pressed twice cancels once", async () => {
    const { id } = await place();
    const { revision } = await seenNow(fixture.site, id);
    const form = { revision, reason: "refused", sentence: "Once" };
    expect((await cancel(id, form)).status).toBe(303);
    expect((await cancel(id, { ...form, sentence: "Twice" })).status).toBe(303);
    expect(await storedOf(id)).toMatchObject({ note: "Once" });
    const events = await inDatabase(
      fixture.site,
      (sql) => sql`select from booking_events where booking_id = ${id} and kind = 'cancelled'`,
    );
    expect(events).toHaveLength(1);
  });
});

describe("one message", () => {
  test("says that a booking is confirmed without a car, and nothing else disagrees", async () => {
    await inDatabase(fixture.site, async (sql) => {
      await sql`delete from bookings`;
      await setUnits(sql, 1, "Toyota RAV4");
    });
    const [first, second] = [await place(), await place()];
    await send(first.id, { status: "confirmed" });
    expect((await send(second.id, { status: "confirmed" })).status).toBe(409);
    const answer = await send(second.id, { status: "confirmed", overbook: "true" });
    const flash = answer.headers.getSetCookie()[0]!.split(";")[0]!;
    const next = openPage(
      await sendRequest(fixture.site, `/admin/bookings/${second.id}?lng=en`, {
        headers: { Cookie: `${Cookie}; ${flash}` },
      }),
    );
    expect(next.byRole("status")).toEqual([
      `Booking ${second.id} is confirmed without a car. Its page tells the customer that you are still arranging one. ${NO_MAIL}`,
    ]);
    expect(next.byRole("alert")).toEqual([]);
    const text = next.textOf("main")!;
    expect(text).not.toContain("have probably taken every car");
    expect(text).not.toContain("Mark as handed over");
    expect(text).not.toContain("Confirm this booking?");
  });
});
