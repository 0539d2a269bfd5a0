import { beforeAll, describe, expect, test } from "vitest";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

// A voucher's QR code leads to this page.
const fixture = useSite();
let id: number;
let reference: string;
let Cookie: string;

const EMAIL = "scanned.voucher@example.com";

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  const booked = await postBooking(fixture.site, bookingBody({ email: EMAIL }));
  ({ id, reference } = bookingOf(booked));
});

const read = (number: string, headers: Record<string, string> = {}, lang = "") =>
  sendRequest(fixture.site, `${lang}/bookings?number=${number}`, { headers });

/** Returns what differs between two visits of a page apart from the number in it. */
const withoutNumber = (text: string, number: string) =>
  text
    .replaceAll(number, "NUMBER")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[\w+/-]{22}==/g, "");

describe("the link with the number of a booking", () => {
  test("is a form with the number in it, which asks for the e-mail address", async () => {
    const answer = await read(reference);
    const { status, text, headers } = answer;
    expect(status).toBe(200);
    const page = openPage(answer);
    expect(page.values("find-booking")).toMatchObject({ number: reference, email: "" });
    expect(page.textOf("main")).toContain("enter the email address that it was booked with");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Location")).toBeNull();
    expect(headers.getSetCookie()).toEqual([]);
    expect(text).not.toContain(EMAIL);
  });

  test.each(["", "/ka"])("looks the same for a number that is none, at %j", async (lang) => {
    const [known, unknown] = await Promise.all([
      read(reference, {}, lang),
      read("ZZZZZZ", {}, lang),
    ]);
    expect(unknown.status).toBe(known.status);
    expect(withoutNumber(unknown.text, "ZZZZZZ")).toBe(withoutNumber(known.text, reference));
  });

  test("is not indexed", async () => {
    const { text, headers } = await read(reference);
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each([
    "%00",
    "%FF",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "-1",
    "1%27--",
    "99999999999999999999",
    "9".repeat(5000),
    "%E2%80%AE%D7%A9",
    "",
  ])("shows the form for the junk %.40s", async (junk) => {
    for (const cookie of ["", Cookie]) {
      const answer = await read(junk, { Cookie: cookie });
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain("<script>alert(1)");
      expect(openPage(answer).values("find-booking")).toHaveProperty("email");
    }
  });

  test("leads staff to the booking at the desk, by its reference and its number", async () => {
    for (const number of [reference, reference.toLowerCase(), String(id)]) {
      for (const lang of ["", "/ka"]) {
        const { status, headers } = await read(number, { Cookie }, lang);
        expect([status, headers.get("Location")]).toEqual([302, `/admin/bookings/${id}`]);
        expect(headers.get("Cache-Control")).toBe("no-store");
      }
    }
  });

  test("shows staff the form for a number that is none", async () => {
    expect((await read("ZZZZZZ", { Cookie })).status).toBe(200);
  });

  test("is nothing without the address: a wrong one finds no booking, the right one opens it", async () => {
    const find = (email: string) =>
      sendForm(fixture.site, "/bookings", { number: reference, email });
    const wrong = await find("nobody@example.com");
    expect(wrong.status).toBe(422);
    expect(openPage(wrong).values("find-booking")).toMatchObject({ number: reference });
    const right = await find(EMAIL);
    expect(right.status).toBe(303);
    expect(right.headers.get("Location")).toMatch(/^\/bookings\/[\w-]{22}$/);
  });
});
