/** @module-tag slow */
import { request } from "node:http";
import { expect, test } from "vitest";
import { sendRequest, json, sendJson } from "../answer";
import { bookingBody, postBooking, readBookings, signIn, useSite } from "../site-fixture";

const fixture = useSite();
const valid = JSON.stringify(bookingBody());
const KIB = 1024;

/** Returns a valid booking with a body of exactly this many bytes. */
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
])("rejects a body of %s", async (_, body) => {
  const answer = await sendJson(fixture.site, "/api/booking", body);
  expect(answer.status).toBe(400);
  expect(json(answer)).toEqual({ error: expect.any(String) });
});

test("rejects a request without a body", async () => {
  const headers = { "Content-Type": "application/json" };
  const answer = await sendRequest(fixture.site, "/api/booking", { method: "POST", headers });
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
])("rejects the media type %j", async (type) => {
  const answer = await postBooking(fixture.site, bookingBody(), { "Content-Type": type });
  expect(answer.status).toBe(415);
  expect(json(answer)).toEqual({ error: expect.any(String) });
});

test("accepts a media type with a charset and in capitals", async () => {
  const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
  expect((await postBooking(fixture.site, bookingBody(), headers)).status).toBe(201);
});

test("accepts a body of 64 KiB, rejects one byte more", async () => {
  const atLimit = bodyOfSize(64 * KIB);
  expect((await sendJson(fixture.site, "/api/booking", atLimit)).status).toBe(200);
  const above = await sendJson(fixture.site, "/api/booking", `${atLimit} `);
  expect(above.status).toBe(413);
  expect(json(above)).toEqual({ error: expect.any(String) });
});

test("a sender of 10 MB receives the 413", async () => {
  const answer = await sendJson(fixture.site, "/api/booking", bodyOfSize(10_000 * KIB));
  expect(answer.status).toBe(413);
  expect(json(answer)).toEqual({ error: expect.any(String) });
});

test("limits a chunked body without a length too", async () => {
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

test("stores none of the rejected bodies", async () => {
  const bookings = await readBookings(fixture.site, await signIn(fixture.site));
  expect(bookings.map((booking) => booking.name)).toEqual(["Nino Beridze"]);
});
