/** @module-tag slow */
import { parseHTML } from "linkedom";
import { beforeAll, expect, test } from "vitest";
import { addDays, businessTime } from "~/web/calendar";
import { sendRequest } from "../answer";
import { inDatabase } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
const TYPED = ["יוסי כהן", "+972 50-123-4567", "כסא לילד"];
const [NAME = "", PHONE = "", NOTES = ""] = TYPED;
const today = businessTime(new Date()).date;
let Cookie: string;
let own: string;
let id: number;

/** Makes a confirmed booking with a pick-up tomorrow. */
beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  const answer = await postBooking(
    fixture.site,
    bookingBody({
      name: NAME,
      phone: PHONE,
      notes: NOTES,
      pickupDate: addDays(today, 1),
      returnDate: addDays(today, 3),
    }),
  );
  own = answer.headers.get("Location")!;
  ({ id } = bookingOf(answer));
  const headers = { Cookie, "Content-Type": "application/json", Origin: fixture.site.url };
  await sendRequest(fixture.site, `/api/bookings/${id}/status`, {
    method: "PATCH",
    headers,
    body: JSON.stringify({ status: "confirmed" }),
  });
});

/** Returns the texts of a page's elements that have a typed text which may turn what is around it. */
function exposedTexts(html: string): string[] {
  const { document } = parseHTML(html);
  const elements = [...document.querySelectorAll("body *:not(script, style)")];
  return elements.flatMap((element) => {
    if (element.closest("bdi, [dir=auto], option, textarea")) return [];
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    return texts
      .map(({ textContent }) => textContent ?? "")
      .filter((text) =>
        TYPED.some((typed) => text.replaceAll(/\u2068[^\u2069]*\u2069/g, "").includes(typed)),
      );
  });
}

test.each([
  ["/admin/today", [NAME]],
  ["/admin?tab=bookings", [NAME, PHONE, NOTES]],
  ["/admin/bookings/ID", [NAME, PHONE, NOTES]],
  ["/admin/calendar", [NAME]],
  ["OWN", [NAME, PHONE, NOTES]],
  ["OWN/voucher", [NAME, PHONE, NOTES]],
])("%s isolates each typed text", async (path, shown) => {
  const address = path.replace("ID", String(id)).replace("OWN", own);
  const answer = await sendRequest(fixture.site, address, { headers: { Cookie } });
  expect(answer.status).toBe(200);
  for (const text of shown) expect(answer.text).toContain(text);
  expect(exposedTexts(answer.text)).toEqual([]);
});

test("links lead to the number that was read, and to none that can't be", async () => {
  const pageOf = async (booking: number) =>
    (await sendRequest(fixture.site, `/admin/bookings/${booking}`, { headers: { Cookie } })).text;
  const page = await pageOf(id);
  expect(page).toContain('href="tel:+972501234567"');
  expect(page).toContain('href="https://wa.me/972501234567"');
  const odd = await postBooking(fixture.site, bookingBody({ name: "No Number", phone: "abcdef" }));
  const other = await pageOf(bookingOf(odd).id);
  expect(other).toContain("abcdef");
  expect(other).not.toMatch(/href="(?:tel:"|tel:\+"|https:\/\/wa\.me\/")/);
  const [row] = await inDatabase(
    fixture.site,
    (sql) => sql`select phone_e164 as number from bookings where name = 'No Number'`,
  );
  expect(row).toEqual({ number: "" });
});
