import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { json, sendForm, sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase, seenNow } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;
let customers = 0;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

beforeEach(() =>
  inDatabase(fixture.site, async (sql) => {
    await sql`delete from bookings`;
    await setUnits(sql, 1, "Toyota RAV4");
  }),
);

async function place() {
  customers += 1;
  return bookingOf(await postBooking(fixture.site, bookingBody({ name: `Guest ${customers}` }))).id;
}

async function send(id: number, fields: Record<string, string>, path = `/admin/bookings/${id}`) {
  const form = { id: `${id}`, ...(await seenNow(fixture.site, id)), ...fields };
  return sendForm(fixture.site, path, form, { Cookie });
}

const confirm = (id: number, fields: Record<string, string> = {}, path?: string) =>
  send(id, { intent: "status", status: "confirmed", ...fields }, path);
const mark = (id: number, name: string, fields: Record<string, string> = {}) =>
  send(id, { intent: "handover", mark: name, ...fields });

async function bookingText(id: number) {
  const headers = { Cookie };
  const answer = await sendRequest(fixture.site, `/admin/bookings/${id}?lng=en`, { headers });
  return openPage(answer).textOf("main")!;
}

describe("confirming at the desk", () => {
  test(
    "shows the car, or what is in the way, and overbooks as a second step",
    { tags: "slow" },
    async () => {
      const [first, second] = [await place(), await place()];
      expect((await confirm(first)).status).toBe(303);
      expect(await bookingText(first)).toContain("AA-");
      for (const path of [`/admin/bookings/${second}?lng=en`, "/admin?tab=bookings&lng=en"]) {
        const refused = await confirm(second, {}, path);
        expect(refused.status).toBe(409);
        const [alert] = openPage(refused).byRole("alert");
        expect(alert).toContain("No car of this model is free for this period.");
        expect(alert).toContain(`Booking ${first}`);
        for (const choice of ["Offer another model", "Confirm without a car", "Refuse"]) {
          expect(alert).toContain(choice);
        }
      }
      const page = openPage(await confirm(second, {}, `/admin/bookings/${second}?lng=en`));
      const text = page.textOf("main")!;
      // The reason stands there once: without a note about it, and without a form that would only be refused
      // again.
      expect(text).not.toContain("have probably taken every car");
      expect(text).not.toContain("Other confirmed bookings of this car");
      expect(text).not.toContain("Confirm this booking?");
      const model = page.linksIn("alert").find((link) => link.endsWith("#model"));
      const other = await sendRequest(fixture.site, model!, { headers: { Cookie } });
      expect(/<details[^>]*id="model"[^>]*>/.exec(other.text)?.[0]).toContain("open");
      expect((await confirm(second, { overbook: "true" })).status).toBe(303);
      expect(await bookingText(second)).toContain("No car is free for this booking.");
      await send(first, { intent: "status", status: "cancelled" });
      expect(await bookingText(second)).toContain("AA-");
    },
  );
});

describe("handover and return", () => {
  test("are marked by one button each, and the booking is completed", async () => {
    const id = await place();
    await confirm(id);
    expect((await mark(id, "out")).status).toBe(303);
    expect(await bookingText(id)).toContain("Handed over");
    const cancelled = await send(id, { intent: "status", status: "cancelled" });
    expect(cancelled.status).toBe(409);
    expect(openPage(cancelled).byRole("alert")[0]).toMatch(/customer/);
    expect((await mark(id, "returned")).status).toBe(303);
    const text = await bookingText(id);
    expect(text).toContain("Returned");
    expect(text).toContain("Completed · admin");
    await mark(id, "returnUndone");
    await mark(id, "outUndone");
    expect(await bookingText(id)).toContain("Hand-over undone · admin");
  });

  test("are marked at another time, but not in the future", { tags: "slow" }, async () => {
    const id = await place();
    await confirm(id);
    const future = await mark(id, "out", { date: "2099-01-01", time: "12:00" });
    expect(future.status).toBe(409);
    expect(openPage(future).byRole("alert")[0]).toBeTruthy();
    expect((await mark(id, "out", { date: "2026-11-01", time: "09:05" })).status).toBe(303);
    expect(await bookingText(id)).toMatch(/Handed over : .*09:05/);
    expect((await mark(id, "out", { date: "2026-11-01" })).status).toBe(400);
    expect((await mark(id, "lost")).status).toBe(400);
  });
});

test("a car that nobody has named is not handed over", { tags: "slow" }, async () => {
  customers += 1;
  const unnamed = { name: `Guest ${customers}`, vehicle: "Other" };
  const { id } = bookingOf(await postBooking(fixture.site, bookingBody(unnamed)));
  await sendJson(
    fixture.site,
    `/api/bookings/${id}/status`,
    { status: "confirmed" },
    { method: "PATCH", headers: { Cookie } },
  );
  const text = await bookingText(id);
  expect(text).toContain("Confirmed");
  expect(text).not.toContain("Mark as handed over");
  expect(text).toContain("or assign a car: until then nothing can be handed over");
  expect(text).not.toContain("before you confirm");
  const list = await sendRequest(fixture.site, "/admin?tab=bookings&lng=en", {
    headers: { Cookie },
  });
  expect(list.text).not.toContain("Mark as handed over");
  for (const [language, sentence] of [
    ["en", "Assign a car first, or enter its model and price."],
    ["ka", "ჯერ გამოყავით მანქანა ან ჩაწერეთ მოდელი და ფასი."],
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    const refused = await send(
      id,
      { intent: "handover", mark: "out" },
      `/admin/bookings/${id}?lng=${language}`,
    );
    expect(refused.status).toBe(409);
    expect(openPage(refused).byRole("alert")[0]).toContain(sentence);
    // The cookie has the language, so that the address needs none.
    expect(openPage(refused).linksIn("alert")).toContain(`/admin/bookings/${id}#model`);
    expect(refused.headers.getSetCookie().join()).toContain(`lng=${language};`);
  }
  const called = await sendJson(
    fixture.site,
    `/api/bookings/${id}/out`,
    {},
    { method: "PATCH", headers: { Cookie } },
  );
  expect([called.status, json(called)]).toEqual([
    409,
    { error: "the booking has no vehicle yet", conflicts: [] },
  ]);
});

test.each([
  ["en", "has this car now: "],
  ["ka", "ახლა გამოყოფილია "],
])(
  "the first car of a booking is named, not called a different one (%s)",
  async (language, text) => {
    customers += 1;
    const unnamed = { name: `Guest ${customers}`, vehicle: "Other" };
    const { id } = bookingOf(await postBooking(fixture.site, bookingBody(unnamed)));
    await confirm(id, { knowsNone: "on" });
    const [vehicle] = await inDatabase(
      fixture.site,
      (sql) => sql<{ id: number; name: string; plate: string }[]>`
      select vehicles.id, name, plate from vehicles join cars on cars.id = car_id
      where name = 'Toyota RAV4' limit 1`,
    );
    const page = `/admin/bookings/${id}?lng=${language}`;
    const fields = { intent: "move", vehicleId: `${vehicle!.id}`, seen: "0", told: "on" };
    const moved = await send(id, fields, page);
    expect(moved.status).toBe(303);
    const [flash = ""] = (moved.headers.getSetCookie()[0] ?? "").split(";");
    const shown = await sendRequest(fixture.site, page, {
      headers: { Cookie: `${Cookie}; ${flash}` },
    });
    const [done] = openPage(shown).byRole("status");
    expect(done).toContain(text);
    expect(done).toContain(`${vehicle!.name} · ${vehicle!.plate}`);
  },
);
