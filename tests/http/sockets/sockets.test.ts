import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { sendForm } from "../answer";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";
import { handshake, openSocket, type TestSocket } from "./staff-socket";

const fixture = useSite();
const open: TestSocket[] = [];
let Cookie: string;
let placed = 0;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((socket) => socket.close()));
});

async function openOne(headers: Record<string, string>, query?: string) {
  const socket = await openSocket(fixture.site, headers, query);
  open.push(socket);
  return socket;
}

async function place(changes: Record<string, unknown> = {}) {
  placed += 1;
  const body = bookingBody({ name: `Guest ${placed}`, ...changes });
  return bookingOf(await postBooking(fixture.site, body));
}

/** Waits until a socket got a booking: by then other sockets got it too. */
function heard(socket: TestSocket, id: number) {
  return vi.waitFor(() => expect(socket.ids()).toContain(id), { ...SOON, interval: 20 });
}

describe("a staff socket", () => {
  test("gets a new booking with the fields of the bell", async () => {
    const staff = await openOne({ Cookie });
    const booking = await place({ addChildSeat: true, notes: "not for the bell" });
    await heard(staff, booking.id);
    expect(staff.notices).toEqual([
      {
        type: "new_booking",
        booking: {
          id: booking.id,
          reference: booking.reference,
          name: booking.name,
          vehicle: "Toyota RAV4",
          dates: expect.stringContaining("2030-06-10"),
          pickupDate: "2030-06-10",
          pickupTime: "12:00",
          status: "pending",
          returnDate: "2030-06-15",
          phone: "+995 555 12 34 56",
          phoneE164: "+995555123456",
          addChildSeat: true,
          addSkiRack: false,
          total: 245,
          payable: 261,
          currency: "USD",
          timestamp: booking.createdAt,
        },
      },
    ]);
  });

  test("gets each booking once, and no duplicate request", async () => {
    const staff = await openOne({ Cookie });
    const bookings = await Promise.all(Array.from({ length: 20 }, () => place()));
    await place({ name: bookings[0]!.name });
    const last = await place();
    await heard(staff, last.id);
    const ids = [...bookings, last].map((booking) => booking.id);
    await vi.waitFor(
      () => expect(staff.ids().toSorted(byNumber)).toEqual(ids.toSorted(byNumber)),
      SOON,
    );
  });

  test("gets nothing after its session is signed out", async () => {
    const gone = await signIn(fixture.site);
    const [staying, leaving] = [await openOne({ Cookie }), await openOne({ Cookie: gone })];
    const before = await place();
    await heard(leaving, before.id);
    await sendForm(fixture.site, "/admin", { intent: "sign-out" }, { Cookie: gone });
    const after = await place();
    await heard(staying, after.id);
    expect(await leaving.closed).toBe(4401);
    expect(leaving.ids()).toEqual([before.id]);
  });
});

describe("a handshake", () => {
  test.each([
    ["from another site", "/ws", { Origin: "https://evil.example" }, 403],
    ["without a session", "/ws", { Cookie: "" }, 401],
    ["for missed bookings without a session", "/ws?since=0", { Cookie: "" }, 401],
    ["at another path", "/", {}, 404],
    ["at a path that is none", "//", {}, 404],
  ])("%s is refused", async (_, path, headers, status) => {
    const sent = { Cookie, ...(headers as Record<string, string>) };
    expect(await handshake(fixture.site, path, sent)).toBe(status);
  });

  test("from the site's own pages is accepted", async () => {
    const headers = { Cookie, Origin: fixture.site.url };
    expect(await handshake(fixture.site, "/ws", headers)).toBe(101);
  });
});

test("ignores what a client sends, and closes the socket if it is too much", async () => {
  const quiet = await openOne({ Cookie });
  quiet.send('{"type":"new_booking"}');
  quiet.send("x".repeat(2_000));
  expect(await quiet.closed).toBe(1009);
});

function byNumber(a: number, b: number) {
  return a - b;
}
