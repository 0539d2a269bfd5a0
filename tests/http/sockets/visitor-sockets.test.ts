import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { sendForm, sendJson } from "../answer";
import {
  bookingBody,
  bookingFields,
  bookingOf,
  postBooking,
  signIn,
  useSite,
} from "../site-fixture";
import { handshake, openSocket, type TestSocket } from "./staff-socket";

const fixture = useSite({ TRUST_PROXY: "1" });
const open: TestSocket[] = [];
let session: string;
let placed = 0;
let opened = 0;

beforeAll(async () => {
  session = await signIn(fixture.site);
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((socket) => socket.close()));
});

/** Opens a socket in a network of its own. */
async function openWith(Cookie: string, query?: string) {
  opened += 1;
  const address = `10.5.${opened >> 8}.${opened & 255}`;
  const headers = { Cookie, "X-Forwarded-For": address };
  const socket = await openSocket(fixture.site, headers, query);
  open.push(socket);
  return socket;
}

/** Books in a browser with this cookie, and returns its new cookie. */
async function book(cookie = "") {
  placed += 1;
  const body = bookingBody({ name: `Visitor ${placed}` });
  const answer = await postBooking(fixture.site, body, { Cookie: cookie });
  const { id } = bookingOf(answer);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]!);
  expect(cookies).toEqual([expect.stringMatching(/^bookings=[\w.-]+$/), "live=1"]);
  return { id, cookie: cookies[0]!, token: cookies[0]!.slice("bookings=".length).split(".")[0]! };
}

async function set(id: number, status: "confirmed" | "cancelled") {
  const answer = await sendJson(
    fixture.site,
    `/api/bookings/${id}/status`,
    // Overbooking is allowed: tests confirm more bookings than there are vehicles.
    { status, overbook: true },
    { method: "PATCH", headers: { Cookie: session } },
  );
  expect(answer.status).toBe(200);
}

/** Returns changes received by staff, who also get newly placed bookings. */
function changesOf({ notices }: TestSocket) {
  return notices.filter(({ type }) => type === "booking_changed").map(({ booking }) => booking);
}

function own(booking: { id: number }, status: string) {
  return {
    id: booking.id,
    reference: expect.stringMatching(/^[A-Z\d]{6}$/),
    vehicle: "Toyota RAV4",
    pickupDate: "2030-06-10",
    returnDate: "2030-06-15",
    status,
    changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  };
}

const ownBookings = (...bookings: unknown[]) => ({ type: "own_bookings", bookings });
const changed = (booking: unknown) => ({ type: "own_booking_changed", booking });

describe("a socket of a browser with bookings", () => {
  test("gets them when it opens, newest first, and each change", async () => {
    const first = await book();
    const second = await book(first.cookie);
    const visitor = await openWith(second.cookie);
    const greeting = ownBookings(own(second, "pending"), own(first, "pending"));
    await expect.poll(() => visitor.notices, SOON).toEqual([greeting]);
    await set(second.id, "confirmed");
    await expect
      .poll(() => visitor.notices, SOON)
      .toEqual([greeting, changed(own(second, "confirmed"))]);
    await set(first.id, "cancelled");
    await expect
      .poll(() => visitor.notices, SOON)
      .toEqual([greeting, changed(own(second, "confirmed")), changed(own(first, "cancelled"))]);
  });

  test("gets no other booking, and staff get both", async () => {
    const [mine, yours] = [await book(), await book()];
    const [me, you] = [await openWith(mine.cookie), await openWith(yours.cookie, "?since=0")];
    const staff = await openWith(session);
    await expect.poll(() => me.notices, SOON).toEqual([ownBookings(own(mine, "pending"))]);
    await expect.poll(() => you.notices, SOON).toEqual([ownBookings(own(yours, "pending"))]);
    await set(yours.id, "confirmed");
    const another = await book();
    await set(mine.id, "cancelled");
    await expect
      .poll(() => me.notices, SOON)
      .toEqual([ownBookings(own(mine, "pending")), changed(own(mine, "cancelled"))]);
    await expect
      .poll(() => you.notices, SOON)
      .toEqual([ownBookings(own(yours, "pending")), changed(own(yours, "confirmed"))]);
    await expect
      .poll(() => changesOf(staff), SOON)
      .toEqual([
        { id: yours.id, status: "confirmed" },
        { id: mine.id, status: "cancelled" },
      ]);
    expect(staff.ids()).toContain(another.id);
  });

  test("is a staff socket if signed in, else a visitor socket", async () => {
    const { cookie, ...booking } = await book();
    const staff = await openWith(`${cookie}; ${session}`);
    const visitor = await openWith(`${cookie}; session=invented`);
    await expect.poll(() => visitor.notices, SOON).toEqual([ownBookings(own(booking, "pending"))]);
    await set(booking.id, "confirmed");
    await expect
      .poll(() => visitor.notices, SOON)
      .toEqual([ownBookings(own(booking, "pending")), changed(own(booking, "confirmed"))]);
    const seen = [{ id: booking.id, status: "confirmed" }];
    await expect.poll(() => changesOf(staff), SOON).toEqual(seen);
    expect(staff.notices.map(({ type }) => type)).not.toContain("own_booking_changed");
  });
});

test("a booking by form is added to the cookie too", async () => {
  const answer = await sendForm(fixture.site, "/", bookingFields({ name: "Own By Form" }));
  const token = /booked=([\w-]{22})/.exec(answer.headers.get("Location")!)![1]!;
  expect(answer.headers.getSetCookie()).toEqual([
    `bookings=${token}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
    "live=1; Max-Age=15552000; Path=/; SameSite=Lax",
  ]);
  const visitor = await openWith(`bookings=${token}`);
  const bookings = [{ vehicle: "Toyota RAV4", status: "pending" }];
  await vi.waitFor(() => expect(visitor.notices[0]?.bookings).toMatchObject(bookings), SOON);
});

describe("a cookie", () => {
  test.each([
    ["of an invented token", `bookings=${"A".repeat(22)}`],
    ["of a number", "bookings=1"],
    ["of SQL", "bookings=' or true --"],
    ["of broken escapes", "bookings=%E0%A4%A"],
    ["of nothing", "bookings="],
    ["of much", `bookings=${"x.".repeat(2_000)}`],
  ])("%s opens no socket", async (_, Cookie) => {
    expect(await handshake(fixture.site, "/ws", { Cookie })).toBe(401);
  });
});

test("each of a thousand sockets gets only its own booking", { tags: "slow" }, async () => {
  const bookings = await Promise.all([book(), book(), book(), book()]);
  const sockets: TestSocket[] = [];
  while (sockets.length < 1_000) {
    const round = [...bookings, ...bookings, ...bookings, ...bookings, ...bookings];
    sockets.push(...(await Promise.all(round.map(({ cookie }) => openWith(cookie)))));
  }
  await Promise.all(bookings.map(({ id }) => set(id, "confirmed")));
  const heard = bookings.map((booking) => [
    ownBookings(own(booking, "pending")),
    changed(own(booking, "confirmed")),
  ]);
  await expect
    .poll(() => sockets.map(({ notices }) => notices), SOON)
    .toEqual(sockets.map((_, index) => heard[index % heard.length]));
});
