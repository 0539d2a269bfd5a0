/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { sendRequest, sendForm, type Answer } from "../answer";
import { openPage } from "../page";
import { bookingBody, bookingOf, postBooking, useSite } from "../site-fixture";

/** The proxy adds the last address, so that each test has its own. */
const fixture = useSite({ TRUST_PROXY: "1" });

function look(number: string, email: string, address: string) {
  return sendForm(fixture.site, "/bookings", { number, email }, { "X-Forwarded-For": address });
}

async function book(email: string) {
  return bookingOf(await postBooking(fixture.site, bookingBody({ email }))).id;
}

/** Returns the page without typed values and generated ids. */
function pageOf({ text }: Answer) {
  return text
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll(/(name="(?:number|email)"[^>]*) value="[^"]*"/g, "$1");
}

test("the form is a public page, but not indexed or cached", async () => {
  const page = await sendRequest(fixture.site, "/bookings");
  expect(page.status).toBe(200);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.headers.get("Referrer-Policy")).not.toBe("no-referrer");
  expect(openPage(page).values("find-booking")).toEqual({ number: "", email: "" });
  expect((await sendRequest(fixture.site, "/robots.txt")).text).toContain("Disallow: /bookings\n");
  expect((await sendRequest(fixture.site, "/sitemap.xml")).text).not.toContain("/bookings");
});

test.each([
  ["x@münchen.de", ["x@xn--mnchen-3ya.de", "X@MÜNCHEN.de"], "192.0.2.51"],
  ["info@firma.xn--node", ["info@firma.გე"], "192.0.2.52"],
  ["r&d@example.com", ["R&D@example.com"], "192.0.2.53"],
])("a booking of %s is found by each spelling", async (email, spellings, address) => {
  const id = await book(email);
  for (const spelling of [email, ...spellings]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    expect((await look(String(id), spelling, address)).status).toBe(303);
  }
});

describe("where the site sends no e-mails, the form", () => {
  test("says that the number is needed, and offers a call and WhatsApp", async () => {
    const answer = await look("", "known@example.com", "192.0.2.60");
    expect(answer.status).toBe(422);
    expect(openPage(answer).byRole("alert").join()).toContain("Enter the booking reference.");
    const { text } = await sendRequest(fixture.site, "/bookings");
    expect(text).toContain("We can’t email you the link");
    expect(text).toContain("https://wa.me/");
    expect(text).toContain('href="tel:+995');
  });
});

test("the page lists the bookings of the browser, and no others", async () => {
  const answers = [];
  for (const email of ["mine1@example.com", "mine2@example.com"]) {
    answers.push(await postBooking(fixture.site, bookingBody({ email })));
  }
  const [own, other] = answers.map(bookingOf);
  const Cookie = answers[0]!.headers.getSetCookie()[0]!.split(";")[0]!;
  for (const path of ["/bookings", "/ka/bookings"]) {
    const { text, headers } = await sendRequest(fixture.site, path, { headers: { Cookie } });
    expect(text).toContain(`${path}?own=${own!.reference}`);
    expect(text).not.toContain(other!.reference);
    expect(text).not.toContain(Cookie.replace("bookings=", ""));
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
  const { text } = await sendRequest(fixture.site, "/bookings");
  expect(text).toContain("There are no bookings in this browser yet.");
});

test("the reference and the address redirect to the booking", async () => {
  const answer = await postBooking(
    fixture.site,
    bookingBody({ email: "by.reference@example.com" }),
  );
  const typed = bookingOf(answer).reference.toLowerCase();
  const found = await look(`#${typed}`, "by.reference@example.com", "192.0.2.61");
  expect([found.status, found.headers.get("Location")]).toEqual([
    303,
    answer.headers.get("Location"),
  ]);
});

test("number and address redirect to the booking", async () => {
  const id = await book("Found.Again@example.com");
  const answer = await look(` #${id} `, " found.again@EXAMPLE.com ", "192.0.2.1");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toMatch(/^\/bookings\/[\w-]{22}$/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const page = await sendRequest(fixture.site, answer.headers.get("Location")!);
  expect(page.text).toContain("Found.Again@example.com");
});

test("all errors get the same response, with the typed values", async () => {
  const id = await book("mine@example.com");
  await book("theirs@example.com");
  const tries: [string, string][] = [
    [`${id}`, "wrong@example.com"],
    [`${id}`, "theirs@example.com"],
    ["99999999", "mine@example.com"],
    ["no number", "mine@example.com"],
    [`${id}`, "no address"],
    ["\0", "\0"],
  ];
  const answers = await Promise.all(
    tries.map(([number, email]) => look(number, email, "192.0.2.2")),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  expect(new Set(answers.map(pageOf)).size).toBe(1);
  expect(openPage(answers[0]!).values("find-booking")).toEqual({
    number: `${id}`,
    email: "wrong@example.com",
  });
  expect(answers[0]!.headers.get("Cache-Control")).toBe("no-store");
});

describe("too many attempts", () => {
  test("from one address are limited, also with the right number and address", async () => {
    const id = await book("limited@example.com");
    for (let tries = 0; tries < 10; tries += 1) {
      await look(`${5000 + tries}`, "x@example.com", "192.0.2.3");
    }
    const refused = await look(`${id}`, "limited@example.com", "192.0.2.3");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(60);
    expect(openPage(refused).byRole("alert").join()).toMatch(/too many attempts. Wait \d+ minutes/);
    expect((await look(`${id}`, "limited@example.com", "192.0.2.4")).status).toBe(303);
  });

  test.each([
    ["Forwarded", (number: number) => `for=198.51.100.${number}`],
    ["X-Forwarded-For", (number: number) => `junk-${number}`],
    ["X-Forwarded-For", (number: number) => `192.0.2.9:${40_000 + number}`],
  ])("are limited with another %s each time that is no other address", async (name, claim) => {
    const answers = [];
    for (let number = 0; number < 11; number += 1) {
      const fields = { number: `${6000 + number}`, email: "x@example.com" };
      answers.push(await sendForm(fixture.site, "/bookings", fields, { [name]: claim(number) }));
    }
    expect(answers.at(-1)?.status).toBe(429);
  });

  test("of strangers do not keep the owner of a booking out", async () => {
    const id = await book("guessed@example.com");
    for (let tries = 0; tries < 30; tries += 1) {
      const answer = await look(`${id}`, `guess${tries}@example.com`, `198.51.100.${tries}`);
      expect(answer.status).toBe(422);
    }
    expect((await look(`${id}`, "guessed@example.com", "203.0.113.1")).status).toBe(303);
  });

  test("of an IPv6 /48 are limited, from whichever of its networks", { tags: "slow" }, async () => {
    const statuses = [];
    for (let tries = 0; tries < 41; tries += 1) {
      const answer = await look("88888888", "x@example.com", `2001:db8:1:${tries}::1`);
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    expect((await look("88888888", "x@example.com", "2001:db8:2::1")).status).toBe(422);
  });
});
