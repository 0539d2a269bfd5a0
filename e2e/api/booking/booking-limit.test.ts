import { expect, test } from "vitest";
import { json, sendForm, type Answer } from "../answer";
import { bookingBody, bookingFields, postBooking, useSite } from "../site-fixture";
import { openPage } from "../page";

/** The proxy adds the last address; earlier ones are the client's claims. */
const fixture = useSite({ TRUST_PROXY: "1" });
const MORE_THAN_ANYBODY_NEEDS = 600;
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

test("limits one address, but not others", async () => {
  const refused = await sendUntilRefused("192.0.2.1");
  expect(json(refused)).toEqual({ error: expect.any(String) });
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);

  const other = { "X-Forwarded-For": "192.0.2.2" };
  expect((await postBooking(fixture.site, bookingBody(), other)).status).toBe(201);
});

test("a form from there shows a message and keeps its values", async () => {
  await sendUntilRefused("192.0.2.3");
  const fields = bookingFields({ name: "Patient Visitor", notes: "two dogs" });
  const from = { "X-Forwarded-For": "192.0.2.3" };
  const answer = await sendForm(fixture.site, "/", fields, from);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
  expect(openPage(answer).values("booking-request")).toMatchObject(fields);
});
