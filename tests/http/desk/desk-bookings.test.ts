import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendRequest, sendForm } from "../answer";
import { openPage } from "../page";
import { inDatabase, seenNow } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;
let nino: { id: number; token: string };
let lasha: { id: number; token: string };

async function place(changes: Record<string, unknown>) {
  const answer = await postBooking(fixture.site, bookingBody(changes));
  const token = /bookings=([\w-]{22})/.exec(answer.headers.getSetCookie().join())![1]!;
  return { id: bookingOf(answer).id, token };
}

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  await inDatabase(fixture.site, (sql) => setUnits(sql, 1));
  nino = await place({ name: "=Nino, Beridze", notes: 'a "quiet" car' });
  lasha = await place({
    name: "Lasha",
    email: "lasha@example.com",
    phone: "+49 170 987",
    pickupDate: "2030-06-12",
  });
});

function open(path: string, cookie = Cookie) {
  return sendRequest(fixture.site, path, { headers: { Cookie: cookie } });
}

function send(path: string, fields: Record<string, string>, cookie = Cookie) {
  return sendForm(fixture.site, path, fields, { Cookie: cookie });
}

/** Returns the names in the list of an address. */
async function listed(query: string) {
  const answer = await open(`/admin?tab=bookings&${query}`);
  expect(answer.status).toBe(200);
  const text = openPage(answer).textOf("main")!;
  return ["Nino", "Lasha"].filter((name) => text.includes(`${name}`));
}

describe("the list", () => {
  test.each([
    ["q=nino", ["Nino"]],
    ["q=%2B49170", ["Lasha"]],
    ["q=toyota+rav4", ["Nino", "Lasha"]],
    ["from=2030-06-11&to=2030-06-30", ["Lasha"]],
    ["status=cancelled", []],
    ["status=nonsense&from=x&q=", ["Nino", "Lasha"]],
    ["q=%00'%5C%25&status=pending", []],
    ["before=0", []],
  ])("with %s shows %j", async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  test(
    "preserves its filters in the form, between pages, and after a decision",
    { tags: "slow" },
    async () => {
      const query = "tab=bookings&q=nino&from=2030-06-01&before=9999";
      const answer = await open(`/admin?${query}`);
      expect(openPage(answer).values("main")).toMatchObject({ q: "nino", from: "2030-06-01" });
      expect(openPage(answer).textOf("main")).toContain("Newest bookings");
      const { id } = await place({ name: "To be decided" });
      const form = await decisionOn(id, "cancelled");
      const decided = await send(`/admin?${query}&lng=ka&x=1`, form);
      expect(decided.headers.get("Location")).toBe(`/admin?${query}&lng=ka`);
    },
  );
});

/** Returns the form of a decision with its present fields. */
async function decisionOn(id: number, status: string) {
  return { intent: "status", id: `${id}`, status, ...(await seenNow(fixture.site, id)) };
}

describe("the page of a booking", () => {
  test("shows it with its history and, where no car is left, other confirmed bookings of it", async () => {
    await send("/admin", await decisionOn(lasha.id, "confirmed"));
    const answer = await open(`/admin/bookings/${nino.id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    const text = openPage(answer).textOf("main")!;
    expect(text).toContain("Received · customer");
    const dates = "12 June 2030 ?, 12:00 – 15 June 2030 ?, 12:00";
    expect(text).toMatch(new RegExp(`bookings of this car.*Booking ${lasha.id} ${dates}`));
    expect(openPage(await open(`/admin/bookings/${lasha.id}`)).textOf("main")).toContain(
      "Confirmed · admin",
    );
  });

  test("redirects to itself after a decision, also of a completed booking", async () => {
    const { id } = await place({ name: "Done" });
    const path = `/admin/bookings/${id}`;
    const form = await decisionOn(id, "completed");
    const answer = await send(`${path}?lng=ka`, form);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}?lng=ka`]);
    const flash = answer.headers.getSetCookie()[0]!.split(";")[0]!;
    const next = await open(path, `${Cookie}; ${flash}`);
    expect(openPage(next).byRole("status")).toContain(`Booking ${id} is completed.`);
    expect(openPage(await open(path)).byRole("status")).toEqual([]);
  });

  test("saves a note, hidden from the visitor, without overwriting another's", async () => {
    const path = `/admin/bookings/${nino.id}`;
    const note = { intent: "note", id: `${nino.id}`, note: "Knows\r\nthe road <b>" };
    expect((await send(path, { ...note, version: "0" })).status).toBe(303);
    expect(openPage(await open(path)).values("main").note).toBe("Knows\nthe road <b>");
    const late = await send(path, { ...note, note: "Late", version: "0" });
    expect(late.status).toBe(409);
    expect(openPage(late).byRole("alert")).toHaveLength(1);
    expect(openPage(late).values("main")).toMatchObject({ note: "Late", version: "1" });
    expect(openPage(late).textOf("main")).toContain("Knows the road <b>");
    expect(openPage(await open(path)).values("main").note).toBe("Knows\nthe road <b>");
    for (const page of ["", "/voucher", "/calendar.ics"]) {
      const own = await sendRequest(fixture.site, `/bookings/${nino.token}${page}`);
      expect(own.status).toBe(200);
      expect(own.text).not.toContain("the road");
    }
    expect((await open("/api/bookings")).text).not.toContain("the road");
  });

  test.each([
    ["a note that is too long", { note: "x".repeat(2001), version: "0" }, 400],
    ["a note without its version", { note: "x", version: "one" }, 400],
    ["a note on no booking", { note: "x", version: "0", id: "999999" }, 409],
    ["a note on an id that none has", { note: "x", version: "0", id: "9".repeat(20) }, 409],
  ])("refuses %s", async (_, fields, status) => {
    const form: Record<string, string> = { intent: "note", id: `${lasha.id}`, ...fields };
    const refused = await send(`/admin/bookings/${lasha.id}`, form);
    expect(refused.status).toBe(status);
    expect(openPage(refused).values("main").note).toBe(fields.note);
  });

  test.each(["999999", "0", "-1", "one", "9".repeat(40)])("%s is not found", async (id) => {
    expect((await open(`/admin/bookings/${id}`)).status).toBe(404);
  });

  test("requires sign-in first, and redirects there afterwards", async () => {
    const path = `/admin/bookings/${nino.id}`;
    const gate = await open(path, "");
    expect(gate.text).not.toContain("Beridze");
    expect(openPage(gate).values("main")).toMatchObject({ intent: "sign-in", password: "" });
    const refused = await send(path, { intent: "note", id: `${nino.id}`, note: "x" }, "");
    expect(refused.status).toBe(401);
    expect(openPage(refused).values("main").note).toBe("x");
    const staff = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
    expect((await send(path, staff, "")).headers.get("Location")).toBe(path);
  });
});

describe("the table", () => {
  test("has the rows of the list, without formulas", async () => {
    const answer = await open("/admin/bookings.csv?q=beridze");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Disposition")).toContain("bookings.csv");
    const lines = answer.text.split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`,"'=Nino, Beridze",'+995 555 12 34 56,`);
    expect(lines[1]).toContain(`,"a ""quiet"" car"`);
  });

  test("starts with a byte order mark", async () => {
    const url = `${fixture.site.url}/admin/bookings.csv?status=confirmed`;
    const response = await fetch(url, { headers: { Cookie } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Array.from(bytes.slice(0, 5))).toEqual([0xef, 0xbb, 0xbf, 0x4e, 0x75]);
  });

  test(
    "has plates, actual times and all extras, as Excel opens them in the language",
    { tags: "slow" },
    async () => {
      const { id } = await place({
        name: "Giga",
        pickupDate: "2030-08-12",
        returnDate: "2030-08-14",
      });
      const [plate] = await inDatabase(fixture.site, async (sql) => {
        await sql`
        update bookings set
          lines = '[{"kind": "extra", "name": {"en": "Wi-Fi", "ka": "ინტერნეტი"}, "quantity": 2, "amount": 10}]'
        where id = ${id}`;
        await updateBookingStatus(sql, { id: BigInt(id), status: "confirmed", actor: "nino" }, []);
        await sql`
        update bookings set out_at = '2030-08-12 06:05Z', returned_at = '2030-08-14 18:30Z'
        where id = ${id}`;
        return sql<{ plate: string }[]>`select booking_plate(${id}) as plate`;
      });
      for (const { lang, delimiter, wifi } of [
        { lang: "en", delimiter: ",", wifi: "Wi-Fi" },
        { lang: "ka", delimiter: ";", wifi: "ინტერნეტი" },
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- there are two.
        const { text } = await open(`/admin/bookings.csv?q=giga&lng=${lang}`);
        const { t } = i18nFor(lang);
        expect(parse(text, { delimiter, columns: true, bom: true })).toEqual([
          expect.objectContaining({
            [t("transfer.columns.bookings.vehiclePlate")]: plate?.plate,
            [t("transfer.columns.bookings.outAt")]: "2030-08-12 10:05",
            [t("transfer.columns.bookings.returnedAt")]: "2030-08-14 22:30",
            [t("booking.price.childSeat")]: "0",
            [wifi]: "2",
          }),
        ]);
      }
    },
  );

  test("requires staff", async () => {
    const answer = await open("/admin/bookings.csv", "");
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain("Nino");
  });
});
