import { beforeAll, describe, expect, test } from "vitest";
import { PRICE_FIELD } from "~/booking/booking";
import { en } from "~/texts/en";
import { ka } from "~/texts/ka";
import { sendRequest, sendForm, sendJson, type Answer } from "../answer";
import { openPage } from "../page";
import { bookingFields, readBookings, signIn, useSite } from "../site-fixture";
import { changeFleet } from "../site-database";

const fixture = useSite();
const FORM = "booking-request";
const locales = { en, ka };
let cookie: string;

beforeAll(async () => {
  cookie = await signIn(fixture.site);
});

function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return sendForm(fixture.site, "/", fields, headers);
}

async function stored(name: string) {
  const bookings = await readBookings(fixture.site, cookie);
  return bookings.filter((booking) => booking.name === name);
}

function expectSecret({ headers }: Answer) {
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
}

describe("a booking by form", () => {
  test("redirects to the confirmation, whose address is secret", async () => {
    const answer = await send(bookingFields({ name: "Sent By Form", addSkiRack: "on" }));
    const location = answer.headers.get("Location")!;
    expect(answer.status).toBe(303);
    expect(location).toMatch(/^\/\?booked=[\w-]{22}#booking$/);
    expectSecret(answer);
    const [booking] = await stored("Sent By Form");
    expect(booking).toMatchObject({ totalPrice: 250, addSkiRack: true, addChildSeat: false });

    const confirmation = await sendRequest(fixture.site, location);
    expect(confirmation.status).toBe(200);
    expectSecret(confirmation);
    expect(openPage(confirmation).textOf("booking")).toContain(
      `Booking reference ${booking!.reference} No. ${booking!.id}`,
    );
    expect(openPage(confirmation).has(FORM)).toBe(false);
  });

  test("shows its price before it is sent, with all values", async () => {
    const { pickupDate: _, ...half } = bookingFields({ name: "A", return: "same" });
    const answer = await send({ ...half, pickupDate: "10.6.2030", intent: "price" });
    expect(answer.status).toBe(200);
    const page = openPage(answer);
    expect(page.values(FORM)).toMatchObject({ ...half, quote: "225+45=241" });
    expect(page.byRole("alert")).toEqual([]);
    expect(page.textOf("booking-form")).toContain("$241");
    expect(await stored("A")).toEqual([]);
  });

  test("sent three times is stored once, and only the first response has its link", async () => {
    const fields = bookingFields({ name: "Double Tap" });
    const answers = await Promise.all([send(fields), send(fields), send(fields)]);
    const [redirect, ...others] = answers.toSorted((a, b) => b.status - a.status);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 303]);
    const [booking, ...more] = await stored("Double Tap");
    expect(more).toEqual([]);
    const [token] = /[\w-]{22}/.exec(redirect!.headers.get("Location")!)!;
    for (const other of others) {
      expect(other.headers.get("Cache-Control")).toBe("no-store");
      expect(other.text).not.toContain(token);
      expect(other.headers.getSetCookie()).toEqual([]);
      expect(openPage(other).byRole("alert").join(" ")).toContain(
        `${booking!.reference} (No. ${booking!.id})`,
      );
      expect(openPage(other).values(FORM)).toMatchObject({ name: "Double Tap" });
    }
  });

  test("sent again by the same browser redirects to the same confirmation", async () => {
    const fields = bookingFields({ name: "Reloaded" });
    const first = await send(fields);
    const Cookie = first.headers.getSetCookie()[0]!.split(";")[0]!;
    const again = await sendForm(fixture.site, "/", fields, { Cookie });
    expect([again.status, again.headers.get("Location")]).toEqual([
      303,
      first.headers.get("Location"),
    ]);
    expect(await stored("Reloaded")).toHaveLength(1);
  });

  test.each(["A".repeat(22), "x", "", "%00", "%FF", "1%20or%20true"])(
    "a made-up token %s opens nothing",
    { tags: "slow" },
    async (token) => {
      const answer = await sendRequest(fixture.site, `/?booked=${token}`);
      expect(answer.status).toBe(404);
      expectSecret(answer);
      expect(openPage(answer).has(FORM)).toBe(false);
    },
  );
});

describe("an invalid form", () => {
  const typed = {
    ...bookingFields({ name: 'Ni "<b>&amp;', phone: "12", notes: "\nfirst line\n<second> & 'x'" }),
    email: "nino@",
    pickup: "Kutaisi Airport",
    returnDate: "2030-02-30",
    contactPreference: "telegram",
    addChildSeat: "on",
  };

  test("preserves every value", async () => {
    const answer = await send(typed);
    expect(answer.status).toBe(422);
    expect(openPage(answer).values(FORM)).toEqual({
      ...typed,
      website: "",
      followedType: expect.any(String),
      [PRICE_FIELD]: "",
    });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("shows each error in a summary with links to the fields", async () => {
    const page = openPage(await send({ ...typed, name: "" }));
    expect(page.byRole("alert")).toEqual([
      expect.stringMatching(/^There is a problem .*Name is required.*Valid email is required/),
    ]);
    const targets = page.linksIn("alert").map((link) => link.slice(1));
    expect(targets.toSorted()).toEqual(
      ["booking-email", "booking-name", "booking-phone", "booking-returnDate"].toSorted(),
    );
    for (const id of targets) expect(page.has(id)).toBe(true);
    expect(page.textOf("booking-name-error")).toMatch(/^Name is required\. Write /);
    expect(page.textOf("booking-returnDate-error")).toMatch(
      /^Return date is required\. There is no such date/,
    );
    expect(page.textOf("booking-vehicle-error")).toBeNull();
  });

  test("has Georgian messages at the Georgian address", { tags: "slow" }, async () => {
    const { text } = await sendForm(fixture.site, "/ka", {});
    expect(text).toContain("ჩაწერეთ სახელი და გვარი");
    expect(text).not.toContain("Name is required");
  });

  test("with the honeypot filled in is not stored", async () => {
    const answer = await send(bookingFields({ name: "A Robot", website: "http://x" }));
    expect(answer.status).toBe(422);
    expect(await stored("A Robot")).toEqual([]);
  });

  test("with a removed car preserves the rest and shows a message", { tags: "slow" }, async () => {
    const fields = bookingFields({ name: "Came Late", vehicle: "Kia Sportage" });
    await setArchived("Kia Sportage", true);
    const answer = await send(fields);
    await setArchived("Kia Sportage", false);
    expect(answer.status).toBe(422);
    expect(openPage(answer).textOf("booking-vehicle-error")).toBe(
      "Please select a vehicle. This car is no longer in our fleet.",
    );
    expect(openPage(answer).values(FORM)).toMatchObject({ ...fields, vehicle: "" });
    expect(await stored("Came Late")).toEqual([]);
    expect((await send(fields)).status).toBe(303);
  });

  function setArchived(name: string, archived: boolean) {
    return changeFleet(fixture.site, async (sql) => {
      const done = await sql`
        update cars set archived_at = ${archived ? sql`now()` : null} where name = ${name}
        returning id`;
      expect(done).toHaveLength(1);
    });
  }
});

describe("another body", () => {
  test("ignores field names with a huge index", async () => {
    const hostile = { "notes[99999999]": "x", "name.first": "x", "__proto__[x]": "y" };
    expect((await send(hostile)).status).toBe(422);
    expect((await send({ ...bookingFields({ name: "Passed" }), ...hostile })).status).toBe(303);
  });

  test("rejects other media types and too large bodies with a page", async () => {
    expect((await sendJson(fixture.site, "/", {})).status).toBe(415);
    const broken = { "Content-Type": "multipart/form-data; boundary=x" };
    const answer = await sendRequest(fixture.site, "/", {
      method: "POST",
      body: "x",
      headers: broken,
    });
    expect(answer.status).toBe(400);
    expect((await send(bookingFields({ notes: "x".repeat(70_000) }))).status).toBe(413);
  });
});

describe("a phone that can't be read", () => {
  const fields = (more: Record<string, string> = {}) =>
    bookingFields({ name: "Unread Phone", phone: "call the hotel", notes: "Late", ...more });

  test.each([
    ["en", "/"],
    ["ka", "/ka"],
  ])("is asked about once, in the page's language: %s", async (lang, path) => {
    const name = `Unread ${lang}`;
    // What the visitor prefers does not count.
    const headers = { Cookie: `lng=${lang === "ka" ? "en" : "ka"}` };
    const answer = await sendForm(fixture.site, path, fields({ name }), headers);
    const page = openPage(answer);
    expect(answer.status).toBe(422);
    expect(page.values(FORM)).toMatchObject({
      asked: "dates,phone",
      name,
      phone: "call the hotel",
      notes: "Late",
    });
    const { title, phone } = locales[lang as "en"].booking.questions;
    expect(page.textOf("booking-form")).toContain(title);
    expect(page.textOf("booking-form")).toContain(phone);
    expect(await stored(name)).toEqual([]);

    const placed = await sendForm(fixture.site, path, page.values(FORM));
    expect([placed.status, placed.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(`^${path}\\?booked=`),
    ]);
    expect(await stored(name)).toMatchObject([{ phone: "call the hotel", phoneE164: null }]);
  });

  test(
    "is not asked about before other fields are right, nor after another question",
    { tags: "slow" },
    async () => {
      const invalid = openPage(await send(fields({ email: "nobody" })));
      expect(invalid.values(FORM)).toMatchObject({ email: "nobody", asked: "dates" });
      const other = openPage(await send(fields({ asked: "dates" })));
      expect(other.values(FORM)).toMatchObject({ asked: "dates,phone" });
    },
  );

  test("stays answered while the price changes", { tags: "slow" }, async () => {
    const answer = await send(fields({ asked: "dates,phone", [PRICE_FIELD]: "1+1" }));
    expect(answer.status).toBe(422);
    expect(openPage(answer).values(FORM)).toMatchObject({ asked: "dates,phone" });
  });

  test("is corrected by a number", { tags: "slow" }, async () => {
    const answer = await send(fields({ name: "Corrected", phone: "0555-12-34-99" }));
    expect(answer.status).toBe(303);
    expect(await stored("Corrected")).toMatchObject([{ phoneE164: "+995555123499" }]);
  });
});
