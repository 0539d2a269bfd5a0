import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { rateLimit } from "~/web/http/limits/rate-limit.server";
import { answerFindForm } from "./find-action.server";
import { lostLinkLimits } from "./lost-link-limits.server";

const database = useTestDatabase();
const open = { ...lostLinkLimits(), byNetwork: rateLimit(1e6, 60) };

async function place() {
  const placed = await placeBooking(testStore(database.sql), bookingInput(), { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

function submit(fields: Record<string, string>, limits = open) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request("https://mgzavri.example/ka/bookings", { method: "POST" });
  return answerFindForm(testStore(database.sql), { request, form, address: "192.0.2.1", limits });
}

/** Returns what the route responds with. */
function refusalOf(answer: Awaited<ReturnType<typeof submit>>) {
  if (answer instanceof Response)
    throw new Error(`redirected to ${answer.headers.get("Location")}`);
  const headers = Object.fromEntries(new Headers(answer.init?.headers));
  return { ...answer.data, status: answer.init?.status, headers };
}

test("the form leads to the booking, in the page's language, and the browser remembers it", async () => {
  const { id, token, email } = await place();
  const answer = await submit({ number: `#${id}`, email });
  if (!(answer instanceof Response)) throw new Error("refused");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`/bookings/${token}`);
  expect(answer.headers.get("Set-Cookie")).toContain(`bookings=${token}`);
  expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
});

test.each([
  { number: "999999999", email: "nino@example.com" },
  { number: "x", email: "x" },
  { number: " ", email: " " },
])("%j is unknown, and stays in the form", async (typed) => {
  expect(refusalOf(await submit(typed))).toMatchObject({
    kind: "unknown",
    result: { initialValue: typed },
    status: 422,
    headers: { "cache-control": expect.stringContaining("no-store") },
  });
});

test("too many attempts have to wait", async () => {
  const limits = { ...open, byNetwork: rateLimit(0, 60) };
  const typed = { number: "1", email: "nino@example.com" };
  const refusal = refusalOf(await submit(typed, limits));
  expect(refusal).toMatchObject({ kind: "tooMany", seconds: 60, status: 429 });
  expect(refusal.result.initialValue).toEqual(typed);
  expect(refusal.headers["retry-after"]).toBe("60");
});
