import { request } from "node:http";
import { expect, test } from "vitest";
import { ask, json, sendJson } from "./answer";
import { bookingBody, postBooking, readBookings, signIn, useSite } from "./site-fixture";

const fixture = useSite();
const valid = JSON.stringify(bookingBody());
const KIB = 1024;

/** A valid booking whose body is exactly so many bytes long. */
function bodyOfSize(bytes: number) {
  return valid + " ".repeat(bytes - Buffer.byteLength(valid));
}

test.each([
  ["nothing", ""],
  ["broken JSON", '{"name": "Nino"'],
  ["words", "hello"],
  ["an array", "[]"],
  ["an array of bookings", `[${valid}]`],
  ["null", "null"],
  ["a number", "42"],
  ["a text", '"name"'],
  ["brackets in brackets", "[".repeat(60_000)],
  ["bytes that are no text", "\u0000\u0001"],
])("a body of %s is refused", async (_, body) => {
  const answer = await sendJson(fixture.site, "/api/booking", body);
  expect(answer.status).toBe(400);
  expect(json(answer)).toEqual({ error: expect.any(String) });
});

test("a call without any body is refused", async () => {
  const headers = { "Content-Type": "application/json" };
  const answer = await ask(fixture.site, "/api/booking", { method: "POST", headers });
  expect(answer.status).toBe(400);
  expect(json(answer)).toEqual({ error: expect.any(String) });
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "text/json",
  "",
])("the media type %j is refused", async (type) => {
  const answer = await postBooking(fixture.site, bookingBody(), { "Content-Type": type });
  expect(answer.status).toBe(415);
  expect(json(answer)).toEqual({ error: expect.any(String) });
});

test("the media type may name a charset and be written in capitals", async () => {
  const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
  expect((await postBooking(fixture.site, bookingBody(), headers)).status).toBe(201);
});

test("a body of 64 KiB is taken, of one byte more it is too large", async () => {
  const atLimit = bodyOfSize(64 * KIB);
  expect((await sendJson(fixture.site, "/api/booking", atLimit)).status).toBe(200);
  const above = await sendJson(fixture.site, "/api/booking", `${atLimit} `);
  expect(above.status).toBe(413);
  expect(json(above)).toEqual({ error: expect.any(String) });
});

test("the sender of 10 MB gets to read that it was too much", async () => {
  const answer = await sendJson(fixture.site, "/api/booking", bodyOfSize(10_000 * KIB));
  expect(answer.status).toBe(413);
  expect(json(answer)).toEqual({ error: expect.any(String) });
});

test("a body in chunks, whose length nobody says, is bounded too", async () => {
  const status = await new Promise((resolve, reject) => {
    const call = request(`${fixture.site.url}/api/booking`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" },
    });
    call.on("response", (response) => resolve(response.resume().statusCode));
    call.on("error", reject);
    for (let sent = 0; sent < 100; sent += 1) call.write(" ".repeat(KIB));
    call.end(valid);
  });
  expect(status).toBe(413);
});

test("none of the refused bodies is stored", async () => {
  const bookings = await readBookings(fixture.site, await signIn(fixture.site));
  expect(bookings.map((booking) => booking.name)).toEqual(["Nino Beridze"]);
});
