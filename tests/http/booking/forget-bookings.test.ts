/** @module-tag slow */
import { expect, test } from "vitest";
import { sendForm, sendRequest, type Answer } from "../answer";
import { openPage } from "../page";
import { bookingBody, bookingFields, postBooking, useSite } from "../site-fixture";

const fixture = useSite();

const SUBMIT = "Remove my bookings from this browser";
const DONE = "Your bookings have been removed from this browser.";

/** Returns the cookies that a browser has after a response. */
function cookiesAfter({ headers }: Answer): string {
  const lines = headers.getSetCookie().filter((line) => !/Max-Age=0/.test(line));
  return lines.map((line) => line.split(";")[0]!).join("; ");
}

async function book(email: string) {
  const answer = await postBooking(fixture.site, bookingBody({ email }));
  const cookie = cookiesAfter(answer);
  const [, token = ""] = /^bookings=([\w-]{22})/.exec(cookie) ?? [];
  return { cookie, page: `/bookings/${token}` };
}

function forget(cookie: string, path = "/bookings") {
  return sendForm(fixture.site, path, { intent: "forget" }, { Cookie: cookie });
}

test("forgets the bookings of a browser, and what its scripts have stored", async () => {
  const { cookie } = await book("forget@example.com");
  const answer = await forget(cookie, "/ka/bookings");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/ka/bookings?done=forgotten");
  expect(answer.headers.get("Clear-Site-Data")).toBe('"storage"');
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.getSetCookie()).toEqual([
    "bookings=; Max-Age=0; Path=/; HttpOnly",
    "live=; Max-Age=0; Path=/",
    "own-bookings=; Max-Age=0; Path=/",
  ]);
});

test("the link of the booking still works, without the button", async () => {
  const { cookie, page } = await book("link@example.com");
  expect((await sendRequest(fixture.site, page, { headers: { Cookie: cookie } })).text).toContain(
    SUBMIT,
  );
  const after = cookiesAfter(await forget(cookie));
  const again = await sendRequest(fixture.site, page, { headers: { Cookie: after } });
  expect(again.status).toBe(200);
  expect(again.text).toContain("link@example.com");
  expect(again.text).not.toContain(SUBMIT);
});

test("the message is shown only to a browser without bookings", async () => {
  const { cookie } = await book("message@example.com");
  const done = (headers: Record<string, string>) =>
    sendRequest(fixture.site, "/bookings?done=forgotten", { headers });
  expect(
    openPage(await done({}))
      .byRole("status")
      .join(),
  ).toContain(DONE);
  expect((await done({ Cookie: cookie })).text).not.toContain(DONE);
  expect((await sendRequest(fixture.site, "/bookings")).text).not.toContain(DONE);
});

test("a repeat of the booking no longer reveals its link", async () => {
  const fields = bookingFields({ email: "repeat@example.com" });
  const cookie = cookiesAfter(await sendForm(fixture.site, "/", fields));
  const after = cookiesAfter(await forget(cookie));
  const answer = await sendForm(fixture.site, "/", fields, { Cookie: after });
  expect(answer.headers.get("Location") ?? "").not.toContain("booked=");
});

test("another site cannot make a browser forget", async () => {
  const answer = await sendForm(
    fixture.site,
    "/bookings",
    { intent: "forget" },
    { Origin: "https://elsewhere.example" },
  );
  expect(answer.status).toBe(403);
  expect(answer.headers.get("Clear-Site-Data")).toBeNull();
});
