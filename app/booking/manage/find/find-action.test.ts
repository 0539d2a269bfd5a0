import { describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import type { Channel } from "~/booking/events/channels";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { rateLimit } from "~/web/http/limits/rate-limit.server";
import { answerFindForm } from "./find-action.server";
import { lostLinkLimits } from "./lost-link-limits.server";

const database = useTestDatabase();
const open = { ...lostLinkLimits(), byNetwork: rateLimit(1e6, 60) };

async function place(changes: Partial<BookingInput> = {}) {
  const input = bookingInput(changes);
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

type Options = { limits?: typeof open; channels?: Channel[]; address?: string };

const pause = vi.fn<() => Promise<void>>(() => Promise.resolve());

function submit(fields: Record<string, string>, options: Options = {}) {
  const { limits = open, channels = ["emailVisitor"], address = "192.0.2.1" } = options;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request("https://mgzavri.example/ka/bookings", { method: "POST" });
  const store = { ...testStore(database.sql), channels };
  return answerFindForm(store, { request, lang: "ka", form, address, limits }, pause);
}

type Answer = Awaited<ReturnType<typeof submit>>;

/** Returns where the form leads to. */
function targetOf(answer: Answer) {
  if (!(answer instanceof Response)) throw new Error(`refused: ${answer.data.kind}`);
  return [answer.status, answer.headers.get("Location")];
}

/** Returns what the route responds with. */
function refusalOf(answer: Answer) {
  if (answer instanceof Response)
    throw new Error(`redirected to ${answer.headers.get("Location")}`);
  const headers = Object.fromEntries(new Headers(answer.init?.headers));
  return { ...answer.data, status: answer.init?.status, headers };
}

/** Returns the bookings with an e-mail of links that is due. */
const listMailed = async () =>
  (
    await database.sql<{ id: number }[]>`
      select booking_id as id from outbox where kind = 'links' and sent_at is null order by id`
  ).map(({ id }) => id);

test("the form leads to the booking, and the browser remembers it", async () => {
  const { id, reference, token, email } = await place();
  for (const number of [`#${id}`, reference, reference.toLowerCase()]) {
    const answer = await submit({ number, email });
    expect(targetOf(answer)).toEqual([303, `/bookings/${token}`]);
    const { headers } = answer as Response;
    expect(headers.get("Set-Cookie")).toContain(`bookings=${token}`);
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  }
});

test.each([
  { number: "999999999", email: "nino@example.com" },
  { number: "CCCCCC", email: "nino@example.com" },
  { number: "x", email: "x" },
  { number: "CCCCCC", email: "no address" },
])("%j is unknown, and stays in the form", async (typed) => {
  expect(refusalOf(await submit(typed))).toMatchObject({
    kind: "unknown",
    result: { initialValue: typed },
    status: 422,
    headers: { "cache-control": expect.stringContaining("no-store") },
  });
});

test("too many attempts have to wait, also without a number", async () => {
  const limits = { ...open, byNetwork: rateLimit(0, 60) };
  for (const typed of ["1", " "].map((number) => ({ number, email: "nino@example.com" }))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    const refusal = refusalOf(await submit(typed, { limits }));
    expect(refusal).toMatchObject({ kind: "tooMany", seconds: 60, status: 429 });
    expect(refusal.result.initialValue).toEqual(typed);
    expect(refusal.headers["retry-after"]).toBe("60");
  }
});

const SENT = [303, "/ka/bookings?done=sent#find-booking"];

describe("an address alone", () => {
  test("gets its links by one e-mail, which is written once", async () => {
    const later = await place({ email: "many@example.com", pickupDate: "2030-07-10" });
    const first = await place({ email: "many@example.com", pickupDate: "2030-06-09" });
    for (const email of ["many@example.com", " MANY@example.com "]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      expect(targetOf(await submit({ number: " ", email }))).toEqual(SENT);
    }
    const mailed = await listMailed();
    expect(mailed).toContain(first.id);
    expect(mailed).not.toContain(later.id);
    expect(mailed.filter((id) => id === first.id)).toHaveLength(1);
  });

  test("gets the same answer, at the same time, whether it is known or not", async () => {
    await place({ email: "known@example.com" });
    const before = await listMailed();
    const answers = [];
    for (const email of ["known@example.com", "unknown@example.com"]) {
      pause.mockClear();
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      const answer = (await submit({ email })) as Response;
      expect(pause).toHaveBeenCalledOnce();
      answers.push([answer.status, [...answer.headers], await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await listMailed()).toHaveLength(before.length + 1);
  });

  test("waits for the pause, however fast the database is", async () => {
    let end = () => {};
    pause.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
    let isAnswered = false;
    const answer = submit({ email: "paused@example.com" }).then((done) => {
      isAnswered = true;
      return done;
    });
    await vi.waitFor(() => expect(pause).toHaveBeenCalled());
    await database.sql`select 1`;
    expect(isAnswered).toBe(false);
    end();
    expect(targetOf(await answer)).toEqual(SENT);
  });
});

describe("an address alone that is known", () => {
  test("gets three e-mails an hour at most from one network, and another network is not held up", async () => {
    const { id } = await place({ email: "flooded@example.com" });
    const sent = async (address: string) => {
      expect(targetOf(await submit({ email: "flooded@example.com" }, { address }))).toEqual(SENT);
      const due = (await listMailed()).includes(id);
      await database.sql`update outbox set sent_at = now() where booking_id = ${id}`;
      return due;
    };
    const from = [];
    for (let count = 0; count < 5; count += 1) from.push(await sent("198.51.100.1"));
    expect(from).toEqual([true, true, true, false, false]);
    expect(await sent("198.51.100.2")).toBe(true);
  });

  test("gets no links of a booking that is over or cancelled", async () => {
    const booking = await place({ email: "over@example.com" });
    const cancelled = await place({ email: "gone@example.com" });
    await database.sql`
      update bookings set pickup_date = '2020-06-10', return_date = '2020-06-12' where id = ${booking.id}`;
    await database.sql`
      update bookings set status = 'cancelled', cancel_reason = 'company' where id = ${cancelled.id}`;
    const before = await listMailed();
    expect(targetOf(await submit({ email: "over@example.com" }))).toEqual(SENT);
    expect(targetOf(await submit({ email: "gone@example.com" }))).toEqual(SENT);
    expect(await listMailed()).toEqual(before);
  });

  test("has to be one", async () => {
    const typed = { number: "", email: "nino" };
    expect(refusalOf(await submit(typed))).toMatchObject({ kind: "needsEmail", status: 422 });
  });

  test("is not enough where the site sends no e-mails", async () => {
    const { email } = await place({ email: "plain@example.com" });
    const before = await listMailed();
    const refusal = refusalOf(await submit({ number: "", email }, { channels: [] }));
    expect(refusal).toMatchObject({ kind: "needsNumber", status: 422 });
    expect(await listMailed()).toEqual(before);
  });
});
