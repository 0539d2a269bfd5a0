import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { json, sendJson, type Answer } from "../answer";
import { inDatabase } from "../site-database";
import {
  bookingBody,
  bookingOf,
  postBooking,
  readBookings,
  signIn,
  useSite,
  type StoredBooking,
} from "../site-fixture";

const fixture = useSite();
let Cookie: string;
let booking: StoredBooking;
let made = 0;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

beforeEach(async () => {
  made += 1;
  booking = bookingOf(await postBooking(fixture.site, bookingBody({ name: `Guest ${made}` })));
});

function patch(id: number | string, body: unknown, headers: Record<string, string> = { Cookie }) {
  return sendJson(fixture.site, `/api/bookings/${id}/status`, body, { method: "PATCH", headers });
}

async function storedStatus() {
  const found = await readBookings(fixture.site, Cookie);
  return found.find(({ id }) => id === booking.id)?.status;
}

function expectError(answer: Answer, status: number) {
  expect(answer.status).toBe(status);
  expect(json(answer)).toEqual({ error: expect.any(String) });
}

const settable = ["confirmed", "cancelled"] as const;

describe("staff set a status", () => {
  test.each([
    ["confirmed", "Toyota RAV4", expect.stringMatching(/^AA-\d{3}-MG$/)],
    ["cancelled", null, null],
  ])("%s, and the response is the complete booking", async (status, vehicleModel, vehiclePlate) => {
    const answer = await patch(booking.id, { status });
    expect(answer.status).toBe(200);
    const changed = { status, answerBy: null, vehicleModel, vehiclePlate };
    expect(json(answer)).toEqual({ ...booking, ...changed });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await storedStatus()).toBe(status);
  });

  const from = ["pending", "confirmed", "cancelled", "completed"];
  test.each(from.flatMap((before) => settable.map((after) => [before, after] as const)))(
    "from %s to %s",
    { tags: "slow" },
    async (before, to) => {
      await inDatabase(fixture.site, async (sql) => {
        await setUnits(sql, 20, "Toyota RAV4");
        await sql`update bookings set status = ${before} where id = ${booking.id}`;
      });
      expect(bookingOf(await patch(booking.id, { status: to })).status).toBe(to);
      expect(await storedStatus()).toBe(to);
    },
  );
});

describe("without a free vehicle", () => {
  /** Confirms bookings of the car until none is free; returns the last one, still pending. */
  async function fill(): Promise<number> {
    const answer = await patch(booking.id, { status: "confirmed" });
    if (answer.status === 409) return booking.id;
    made += 1;
    booking = bookingOf(await postBooking(fixture.site, bookingBody({ name: `Guest ${made}` })));
    return fill();
  }

  test("a booking is not confirmed, and the response has the bookings in the way", async () => {
    const id = await fill();
    const answer = await patch(id, { status: "confirmed", overbook: false });
    expect(answer.status).toBe(409);
    const { error, conflicts } = json<{ error: string; conflicts: number[] }>(answer);
    expect(error).toContain("no vehicle of this model is free");
    expect(conflicts.length).toBeGreaterThan(0);
    expect(conflicts).not.toContain(id);
    expect(await storedStatus()).toBe("pending");
  });

  test("`overbook` confirms it without a vehicle", async () => {
    const id = await fill();
    expect(json(await patch(id, { status: "confirmed", overbook: "yes" }))).toEqual({
      error: "overbook must be true or false",
    });
    const answer = await patch(id, { status: "confirmed", overbook: true });
    expect(json(answer)).toMatchObject({ status: "confirmed", vehiclePlate: null });
  });

  test("a booking that is out is not cancelled", async () => {
    await inDatabase(
      fixture.site,
      (sql) => sql`
        update bookings set status = 'confirmed', out_at = now() where id = ${booking.id}`,
    );
    const answer = await patch(booking.id, { status: "cancelled" });
    expect(answer.status).toBe(409);
    expect(json(answer)).toEqual({ error: expect.stringContaining("is out"), conflicts: [] });
  });
});

describe("nothing changes", () => {
  test.each([
    ["without a session", {}],
    ["with a wrong session", { Cookie: "session=wrong" }],
  ])("%s", async (_, headers) => {
    expectError(await patch(booking.id, { status: "confirmed" }, headers as never), 401);
    expect(await storedStatus()).toBe("pending");
  });

  test.each([
    ["the other words of the specification", { status: "completed" }],
    ["the default", { status: "pending" }],
    ["another case", { status: "Confirmed" }],
    ["an array", { status: ["confirmed"] }],
    ["null", { status: null }],
    ["no status", {}],
    ["a word of JavaScript", { status: "__proto__" }],
    ["broken JSON", '{"status":'],
    ["an array as the body", '["confirmed"]'],
    ["an empty body", ""],
  ])("with %s", async (_, body) => {
    expectError(await patch(booking.id, body), 400);
    expect(await storedStatus()).toBe("pending");
  });

  test("with another media type", async () => {
    const headers = { Cookie, "Content-Type": "text/plain" };
    expectError(await patch(booking.id, { status: "confirmed" }, headers), 415);
    expect(await storedStatus()).toBe("pending");
  });

  test("with a too large body", async () => {
    expectError(await patch(booking.id, { status: "confirmed", x: "x".repeat(70_000) }), 413);
    expect(await storedStatus()).toBe("pending");
  });
});

test.each(["0", "-1", "999999999", "99999999999999999999"])(
  "booking %s is not there",
  async (id) => {
    expectError(await patch(id, { status: "confirmed" }), 404);
  },
);

test.each(["abc", "1.5", "%00"])("%s is not a booking's id", async (id) => {
  expectError(await patch(id, { status: "confirmed" }), 400);
});
