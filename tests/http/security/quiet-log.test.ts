/** @module-tag slow */
import { afterAll, expect, test } from "vitest";
import { sendForm, sendRequest } from "../answer";
import { bookingFields, useSiteProcess } from "../site-fixture";

// This runs after the site's own hook has stopped it: a line may be logged after the response.
afterAll(expectNoFault);

const fixture = useSiteProcess();

/**
 * Expects no faults of the site in the log: a client could fill it if its own errors were logged as faults.
 */
function expectNoFault() {
  expect(fixture.site.output()).not.toMatch(/"level":[56]0/);
}

test.each(["x", "http://", "%", "//elsewhere.example"])(
  "a form with the Origin %s, which is none, is malformed",
  async (origin) => {
    const answer = await sendForm(fixture.site, "/", bookingFields(), { Origin: origin });
    expect(answer.status).toBe(400);
    expect((await sendRequest(fixture.site, "/", { headers: { Origin: origin } })).status).toBe(
      200,
    );
    expectNoFault();
  },
);

test.each(["/%0D%0A/", "/%09%5C", "//%0a/x"])(
  "the address %s, which would name another host, is malformed",
  async (path) => {
    for (const method of ["GET", "POST", "PATCH"]) {
      expect([method, (await sendRequest(fixture.site, path, { method })).status]).toEqual([
        method,
        400,
      ]);
    }
    expectNoFault();
  },
);

test.each(["/bookings/TOKEN/%ff", "/bookings/TOKEN%", "/decide/TOKEN%E0%A4", "/%c0%af/TOKEN"])(
  "the address %s, whose path can't be decoded, is not found, and in no log",
  async (pattern) => {
    const token = "a-token_of_22_letters_";
    const path = pattern.replace("TOKEN", token);
    const answer = await sendRequest(fixture.site, path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(fixture.site.output()).not.toContain(token);
    expectNoFault();
  },
);

test.each([
  ["text/plain", 415],
  ["application/json", 415],
])("a form of the type %s is answered with a page of status %d", async (type, status) => {
  const headers = { "Content-Type": type };
  const answer = await sendRequest(fixture.site, "/", { method: "POST", headers, body: "x" });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
  expectNoFault();
});

test("rejects unknown methods without logging them", async () => {
  for (const method of ["OPTIONS", "PROPFIND", "LINK"]) {
    expect((await sendRequest(fixture.site, "/api/cars", { method })).status).toBe(405);
  }
  expectNoFault();
});
