import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { signIn, signOut } from "~/staff/session.server";
import { insertUser } from "~/staff/staff.queries.server";
import { cheapHash } from "~/staff/testing/cheap-hash";
import type { Sql } from "#db/connect";
import { startSockets, type SocketServer } from "./testing/socket-server";

const database = useTestDatabase();
const SITE = "https://mgzavri.example";
const SOON = { timeout: 10_000 };
let server: SocketServer;
let session: string;
let guests = 0;

beforeAll(async () => {
  await insertUser(database.sql, "admin", cheapHash("secret word"));
});

beforeEach(async () => {
  const attempt = { username: "admin", password: "secret word", address: "1.1.1.1" };
  const signedIn = await signIn(database.sql, attempt);
  session = signedIn.ok ? `session=${signedIn.token}` : "";
});
afterEach(() => server.stop());

/** Bookings from before are not new to it. */
async function start(sql: Sql = database.sql) {
  server = await startSockets(sql, SITE, { maxSockets: 3 });
}

async function place() {
  guests += 1;
  const store = testStore(database.sql);
  const input = bookingInput({ name: `Guest ${guests}` });
  const placed = await placeBooking(store, input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  store.wakeNodes();
  return placed.booking;
}

async function confirm(id: number) {
  const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
  await updateBookingStatus(database.sql, change, []);
  testStore(database.sql).wakeNodes();
}

const withCookie = (Cookie: string, more = {}) => ({ headers: { Cookie, ...more } });

describe("a socket with a staff session", () => {
  test("gets new bookings and changes", async () => {
    await start();
    const { messages } = await server.open("/ws", withCookie(session));
    const { id } = await place();
    await confirm(id);
    await expect
      .poll(() => messages, SOON)
      .toMatchObject([
        { type: "new_booking", booking: { id } },
        { type: "booking_changed", booking: { id, status: "confirmed" } },
      ]);
  });

  test("gets the bookings after the one that it has seen, once", async () => {
    const [seen, missed] = [await place(), await place()];
    await start();
    const { messages } = await server.open(`/ws?since=${seen.id}`, withCookie(session));
    const { id } = await place();
    await expect
      .poll(() => messages, SOON)
      .toMatchObject([{ booking: { id: missed.id } }, { booking: { id } }]);
  });

  test.each(["", "?since=", "?since=x", "?since=-1", "?since=1.5", `?since=${"9".repeat(16)}`])(
    "gets no earlier bookings with the query %j",
    async (query) => {
      await place();
      await start();
      const { messages } = await server.open(`/ws${query}`, withCookie(session));
      const { id } = await place();
      await expect.poll(() => messages, SOON).toMatchObject([{ booking: { id } }]);
    },
  );

  test("is closed with the next event after the session has ended", async () => {
    await start();
    const { messages, closed } = await server.open("/ws", withCookie(session));
    await signOut(database.sql, new Headers({ Cookie: session }));
    await place();
    expect(await closed).toBe(4401);
    expect(messages).toEqual([]);
  });
});

describe("a socket with the token of a booking", () => {
  test("gets that booking, and then its changes only", async () => {
    const [own, other] = [await place(), await place()];
    await start();
    const { messages } = await server.open("/ws", withCookie(`bookings=${own.token}`));
    await confirm(other.id);
    await confirm(own.id);
    await expect
      .poll(() => messages, SOON)
      .toMatchObject([
        { type: "own_bookings", bookings: [{ id: own.id, status: "pending" }] },
        { type: "own_booking_changed", booking: { id: own.id, status: "confirmed" } },
      ]);
    expect(JSON.stringify(messages)).not.toContain("@");
  });

  test("of staff gets the messages of staff", async () => {
    const own = await place();
    await start();
    const Cookie = `${session}; bookings=${own.token}`;
    const { messages } = await server.open("/ws", withCookie(Cookie));
    await confirm(own.id);
    await expect.poll(() => messages, SOON).toMatchObject([{ type: "booking_changed" }]);
  });
});

test("a socket without a cookie, or with an unknown one, gets nothing", async () => {
  await start();
  const unknown = [await server.open(), await server.open("/ws", withCookie("session=x"))];
  const staff = await server.open("/ws", withCookie(session));
  await place();
  await expect.poll(() => staff.messages, SOON).toHaveLength(1);
  for (const { messages } of unknown) expect(messages).toEqual([]);
});

describe("a handshake is refused", () => {
  test.each([
    ["at another path", "/ws2", {}, "404"],
    ["from another site", "/ws", { Origin: "https://evil.example" }, "403"],
    ["from an opaque origin", "/ws", { Origin: "null" }, "403"],
  ])("%s", async (_, path, headers, status) => {
    await start();
    await expect(server.open(path, { headers })).rejects.toThrow(`${status}, close, 0`);
  });

  test("beyond the limit of open sockets, until one is closed", async () => {
    await start();
    const open = [await server.open(), await server.open(), await server.open()];
    await expect(server.open()).rejects.toThrow("503, close, 0");
    open[0]!.socket.close();
    await open[0]!.closed;
    await expect.poll(() => server.open().then(() => "open", String), SOON).toBe("open");
  });

  test("not from the site itself", async () => {
    await start();
    const { socket } = await server.open("/ws", { headers: { Origin: SITE } });
    expect(socket.readyState).toBe(socket.OPEN);
  });

  test("while the database is unavailable", async () => {
    await start(failingAt("from sessions"));
    await expect(server.open("/ws", withCookie(session))).rejects.toThrow("503, close, 0");
  });
});

test("a socket that can't be sent its bookings is closed, so that it reconnects", async () => {
  const { token } = await place();
  await start(failingAt("token = any"));
  const { closed } = await server.open("/ws", withCookie(`bookings=${token}`));
  expect(await closed).toBe(1011);
});

/** The database, without the statements that contain a text. */
function failingAt(part: string) {
  return new Proxy(database.sql, {
    apply(sql, self, [strings, ...values]: [TemplateStringsArray, ...never[]]) {
      if (!strings.some((text) => text.includes(part))) {
        return Reflect.apply(sql, self, [strings, ...values]) as unknown;
      }
      return Promise.reject(new Error("unavailable"));
    },
  }) as Sql;
}
