/** @module-tag slow */
import { expect, test } from "vitest";
import { sendForm } from "../answer";
import { openPage } from "../page";
import { bookingBody, bookingFields, postBooking, useSite } from "../site-fixture";

const fixture = useSite({ TRUST_PROXY: "1", BOOKINGS_PER_HOUR: "3" });
const from = (address: string) => ({ "X-Forwarded-For": address });
let trips = 0;

function book(address: string, body = newBody()) {
  return postBooking(fixture.site, body, from(address));
}

function newBody() {
  trips += 1;
  return bookingBody({ notes: `Trip ${trips}` });
}

test("a network books as often as the setting says, and others go on", async () => {
  const address = "192.0.2.1";
  for (let count = 0; count < 3; count += 1) expect((await book(address)).status).toBe(201);
  const refused = await book(address);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(3_600);
  expect((await book("192.0.2.2")).status).toBe(201);
});

test("refusals and repeats don't count", async () => {
  const address = "192.0.2.3";
  const body = newBody();
  expect((await book(address, body)).status).toBe(201);
  for (let count = 0; count < 5; count += 1) {
    expect((await postBooking(fixture.site, {}, from(address))).status).toBe(422);
    expect((await book(address, body)).status).toBe(200);
  }
  const fields = bookingFields({ name: "" });
  expect((await sendForm(fixture.site, "/", fields, from(address))).status).toBe(422);
  expect((await book(address)).status).toBe(201);
  expect((await book(address)).status).toBe(201);
  expect((await book(address)).status).toBe(429);
});

test("a network of IPv6 is a /64, and bookings at the same time count", async () => {
  const hosts = Array.from({ length: 8 }, (_, host) => book(`2001:db8:7:7::${host + 1}`));
  const statuses = (await Promise.all(hosts)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
});

test("the form from there is refused with the time to wait", async () => {
  const address = "192.0.2.4";
  for (let count = 0; count < 3; count += 1) {
    const fields = bookingFields({ notes: `By form ${count}` });
    expect((await sendForm(fixture.site, "/", fields, from(address))).status).toBe(303);
  }
  const fields = bookingFields({ notes: "two dogs" });
  const answer = await sendForm(fixture.site, "/", fields, from(address));
  expect(answer.status).toBe(429);
  expect(openPage(answer).textOf("main")).toContain(
    "Please wait 60 minutes and send the form again",
  );
  expect(answer.text).not.toContain("two dogs");
});
