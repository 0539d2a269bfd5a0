/** @module-tag slow */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { openClonedSite } from "../../browser/cloned-site";
import { sendForm, sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { bookingBody, bookingOf, postBooking, signIn } from "../site-fixture";
import { inDatabase, seenNow } from "../site-database";
import { useServices } from "../use-services";
import type { Site } from "../../browser/site";

const services = useServices();
let site: Site;

beforeAll(async () => {
  const { SMTP_URL = "", MAIL_FROM = "", OPERATOR_EMAIL = "" } = services.services.env;
  site = await openClonedSite({ SMTP_URL, MAIL_FROM, OPERATOR_EMAIL, TRUST_PROXY: "1" });
  return () => site.stop();
});

const from = (address: string) => ({ "X-Forwarded-For": address });

/** Resolves with the newest e-mail to an address, once there are so many. */
async function mailTo(address: string, count: number) {
  await vi.waitFor(
    () => expect(services.services.mail.to(address).length).toBeGreaterThanOrEqual(count),
    SOON,
  );
  return textOf(services.services.mail.to(address).at(-1)!);
}

/** Returns the paths of the links in a mail to pages of the site. */
function linksIn(text: string) {
  const paths = [...text.matchAll(/http:\/\/localhost:\d+(\/[\w./-]+)/g)].map(([, path]) => path!);
  return [...new Set(paths)];
}

/** Reads all that a booking consists of. */
function read(id: number) {
  return inDatabase(site, async (sql) => {
    const [row] = await sql`
      select to_jsonb(bookings) as booking,
        (select jsonb_agg(to_jsonb(event) order by id) from booking_events as event where booking_id = bookings.id) as events,
        (select jsonb_agg(to_jsonb(taken)) from occupancy as taken where booking_id = bookings.id) as vehicle,
        (select count(*)::int from outbox where booking_id = bookings.id) as messages,
        (select count(*)::int from booking_links where booking_id = bookings.id) as links
      from bookings where id = ${id}`;
    return row!;
  });
}

// Scanners of mails open each link, some with HEAD first.
test("what opens the links of mails to customers changes nothing", async () => {
  const email = "scanned@example.com";
  const { id, reference } = bookingOf(await postBooking(site, bookingBody({ email })));
  const received = await mailTo(email, 1);
  expect(received).toContain(reference);
  expect(received).not.toMatch(new RegExp(`\\b(?:Booking|No\\.) ${id}\\b`));
  const cookie = await signIn(site);
  const confirmed = await sendJson(
    site,
    `/api/bookings/${id}/status`,
    { status: "confirmed", ...(await seenNow(site, id)) },
    { method: "PATCH", headers: { Cookie: cookie } },
  );
  expect(confirmed.status).toBe(200);
  const links = linksIn(`${received}\n${await mailTo(email, 2)}`);
  expect(links.map((link) => link.replace(/[\w-]{22}/, "TOKEN")).toSorted()).toEqual([
    "/bookings/TOKEN",
    "/bookings/TOKEN/calendar.ics",
    "/bookings/TOKEN/voucher",
  ]);
  const before = await read(id);
  for (const link of links) {
    for (const method of ["HEAD", "GET"]) {
      const answer = await sendRequest(site, link, { method });
      expect([link, answer.status]).toEqual([link, 200]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    // A form without the name of its button is none.
    const pressed = await sendForm(site, link.replace(/\/(?:voucher|calendar\.ics)$/, ""), {});
    expect(pressed.status).toBe(400);
  }
  expect(await read(id)).toEqual(before);
});

describe("the links of an address", () => {
  const ask = (email: string, network: string, lang = "") =>
    sendForm(site, `${lang}/bookings`, { number: "", email }, from(network));

  test("come by one mail, in the language of the next booking, and open each", async () => {
    const email = "several@example.com";
    const book = (changes: object, lng = "en") =>
      sendJson(site, `/api/booking?lng=${lng}`, bookingBody({ email, ...changes }));
    const later = bookingOf(await book({ pickupDate: "2030-08-10", returnDate: "2030-08-12" }));
    const next = bookingOf(
      await book({ pickupDate: "2030-07-10", returnDate: "2030-07-12" }, "ka"),
    );
    await mailTo(email, 2);
    const answer = await ask(" Several@Example.com", "198.51.100.10");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/bookings?done=sent"]);
    const text = await mailTo(email, 3);
    expect(text).toContain("თქვენი ჯავშნების ბმულები");
    expect(text.indexOf(next.reference)).toBeGreaterThan(0);
    expect(text.indexOf(later.reference)).toBeGreaterThan(text.indexOf(next.reference));
    const links = linksIn(text);
    expect(links).toHaveLength(2);
    const pages = await Promise.all(links.map((link) => sendRequest(site, link)));
    expect(pages.map(({ text: page }) => page.includes(next.reference))).toEqual([true, false]);
    expect(pages[1]!.text).toContain(later.reference);
  });

  test("are asked for with the same answer, whether the address is known or not", async () => {
    bookingOf(await postBooking(site, bookingBody({ email: "here@example.com" })));
    const answers = [];
    for (const email of ["here@example.com", "nowhere@example.com"]) {
      const answer = await ask(email, "198.51.100.11", "/ka");
      const headers = [...answer.headers].filter(([name]) => !/date|request-id/i.test(name));
      answers.push([answer.status, headers, answer.text]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const page = await sendRequest(site, "/bookings?done=sent");
    expect(openPage(page).byRole("status").join()).toContain(
      "If there are bookings with this address, their links are on the way.",
    );
  });

  test("can be asked for ten times an hour from one network", async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await ask(`ask${count}@example.com`, "198.51.100.12")).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(303), 429]);
  });
});

test("six bookings by a stranger leave the receipt of the person, and say who gets none", async () => {
  const email = "victim@example.com";
  const book = (notes: string, network: string) =>
    postBooking(site, bookingBody({ email, notes }), from(network));
  const strangers = [];
  for (let count = 0; count < 6; count += 1) {
    strangers.push(await book(`Stranger ${count}`, "198.51.100.20"));
  }
  const refused = strangers.map(({ headers }) => headers.get("Booking-Receipt"));
  expect(refused).toEqual([null, null, null, "refused", "refused", "refused"]);
  const confirmation = strangers
    .at(-1)!
    .headers.get("Location")!
    .replace("/bookings/", "/?booked=");
  expect((await sendRequest(site, confirmation)).text).toContain("We didn’t email this to");
  const own = await book("The person", "203.0.113.7");
  expect(own.headers.get("Booking-Receipt")).toBeNull();
  expect(await mailTo(email, 4)).toContain(bookingOf(own).reference);
  const page = own.headers.get("Location")!.replace("/bookings/", "/?booked=");
  expect((await sendRequest(site, page)).text).not.toContain("We didn’t email this to");
});
