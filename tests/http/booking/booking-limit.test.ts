/** @module-tag slow */
import { beforeEach, expect, test, vi } from "vitest";
import { json, sendForm, sendRequest, type Answer } from "../answer";
import { bookingBody, bookingFields, postBooking, useSite } from "../site-fixture";
import { openPage } from "../page";

/** The proxy adds the last address; earlier ones are the client's claims. */
const fixture = useSite({ TRUST_PROXY: "1" });
const MORE_THAN_ANYBODY_NEEDS = 600;

// The limits count a minute by this clock: a loaded machine may need longer for so many requests.
beforeEach(() => {
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(now);
  return () => clock.mockRestore();
});

const AT_ONCE = 20;

/** Sends invalid bookings from one address until it is limited. */
async function sendUntilRefused(address: string): Promise<Answer> {
  for (let sent = 0; sent < MORE_THAN_ANYBODY_NEEDS; sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        postBooking(fixture.site, {}, { "X-Forwarded-For": `10.0.0.${index}, ${address}` }),
      ),
    );
    const refused = answers.find((answer) => answer.status === 429);
    if (refused) return refused;
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([422]));
  }
  throw new Error(`${MORE_THAN_ANYBODY_NEEDS} bookings in a row were let through`);
}

test("limits one address, but not others", { tags: "slow" }, async () => {
  const refused = await sendUntilRefused("192.0.2.1");
  expect(json(refused)).toEqual({ error: expect.any(String) });
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);

  const other = { "X-Forwarded-For": "192.0.2.2" };
  expect((await postBooking(fixture.site, bookingBody(), other)).status).toBe(201);
});

test.each([
  ["en", "Too many requests", "Please wait 1 minute and send the form again", "Back button"],
  ["ka", "ძალიან ბევრი მოთხოვნაა", "1 წუთის შემდეგ", "„უკან“"],
])("a form from there is refused unread, and not repeated: %s", async (lang, title, when, back) => {
  const address = `192.0.2.${lang === "en" ? 3 : 4}`;
  await sendUntilRefused(address);
  const from = { "X-Forwarded-For": address };
  const path = lang === "en" ? "/" : `/${lang}`;
  const typed = bookingFields({ name: "Patient Visitor", notes: "two dogs" });
  const forms = {
    "a booking": typed,
    "its price": { ...typed, intent: "price" },
    "no form at all": "{",
    "a large one": { ...typed, notes: "two dogs ".repeat(6_000) },
  };
  for (const [what, body] of Object.entries(forms)) {
    const answer =
      typeof body === "string"
        ? await sendRequest(fixture.site, path, { method: "POST", body, headers: from })
        : await sendForm(fixture.site, path, body, from);
    expect([what, answer.status]).toEqual([what, 429]);
    const page = openPage(answer);
    expect(page.textOf("main")).toContain(title);
    expect(page.textOf("main")).toContain(when);
    expect(page.textOf("main")).toContain(back);
    expect(answer.text).not.toContain("two dogs");
    expect(page.has("booking-form")).toBe(false);
    const wait = Number(answer.headers.get("Retry-After"));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});

test("the price button counts as an attempt", { tags: "slow" }, async () => {
  const from = { "X-Forwarded-For": "192.0.2.5" };
  const price = { ...bookingFields(), intent: "price" };
  const statuses = new Set<number>();
  for (let sent = 0; sent < MORE_THAN_ANYBODY_NEEDS && !statuses.has(429); sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => sendForm(fixture.site, "/", price, from)),
    );
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200, 429]);
});
