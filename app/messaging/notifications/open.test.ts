/** @module-tag slow */
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { failingSql } from "#db/testing/failing-sql";
import { useTestDatabase } from "#db/testing/test-database";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { testStore } from "~/booking/testing/test-store";
import type { Role } from "~/web/pages/roles";
import {
  deleteAccount,
  updateDisabled,
  updateRole,
} from "~/staff/accounts/staff-accounts.queries.server";
import { signOut } from "~/staff/session.server";
import type { Sql } from "#db/connect";
import { SOON } from "#db/testing/soon";
import { placeAs, signInNew, startSockets, type SocketServer } from "./testing/socket-server";
import { requestWith } from "~/web/testing/request-with";

const database = useTestDatabase();
const SITE = "https://mgzavri.example";
let server: SocketServer;
let session: string;
let customers = 0;

beforeAll(async () => {
  session = await signInAs("admin");
});
afterEach(() => server.stop());

async function signInAs(username: string, role: Role = "owner") {
  return `__Host-session=${await signInNew(database.sql, username, { role })}`;
}

/** Starts a server. Bookings from before are not new to it. */
async function start(sql: Sql = database.sql) {
  server = await startSockets({ ...database, sql }, SITE);
}

function place() {
  customers += 1;
  return placeAs(database.sql, `Guest ${customers}`);
}

const confirm = (id: number) => decide(id, "confirmed");

async function decide(id: number, status: "confirmed" | "cancelled") {
  const change = { id: BigInt(id), status, actor: "admin" } as const;
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

  test.each<[string, (name: string, cookie: string) => Promise<unknown>]>([
    ["is signed out", (_, cookie) => signOut(database.sql, requestWith(cookie, SITE))],
    ["is disabled", (name) => updateDisabled(database.sql, name, true)],
    ["becomes a driver", (name) => updateRole(database.sql, name, "driver")],
    ["is removed", (name) => deleteAccount(database.sql, name)],
  ])("is closed at once when its account %s", async (_, end) => {
    customers += 1;
    const name = `nino${customers}`;
    const cookie = await signInAs(name, "desk");
    await start();
    const { messages, closed } = await server.open("/ws", withCookie(cookie));
    await end(name, cookie);
    expect(await closed).toBe(4401);
    expect(messages).toEqual([]);
  });

  test("is refused with the session of a driver", async () => {
    const driver = await signInAs("lasha", "driver");
    const { id: missed } = await place();
    await start();
    const opening = server.open(`/ws?since=${missed - 1}`, withCookie(driver));
    await expect(opening).rejects.toThrow("401");
  });
});

test("a socket of staff that reads back beyond a day is recorded as a download, by its account", async () => {
  const [old, recent] = [await place(), await place()];
  await database.sql`
    update bookings set created_at = now() - interval '25 hours' where id = ${old.id}`;
  await database.sql`
    update bookings set created_at = now() - interval '23 hours' where id = ${recent.id}`;
  await start();
  const openSince = async (since: number, count: number) => {
    const { messages } = await server.open(`/ws?since=${since}`, withCookie(session));
    await expect.poll(() => messages, SOON).toHaveLength(count);
  };
  await openSince(old.id, 1);
  await server.open("/ws", withCookie(session));
  expect(server.recorded).toEqual([]);
  await openSince(old.id - 1, 2);
  const event = { event: "export", outcome: "ok", account: "admin", detail: "/ws" };
  await expect.poll(() => server.recorded, SOON).toMatchObject([event]);
});

describe("a socket with the token of a booking", () => {
  test("gets that booking, and then its changes only", async () => {
    const [own, other] = [await place(), await place()];
    await start();
    const { messages } = await server.open("/ws", withCookie(`__Host-bookings=${own.token}`));
    // The booking is read after the handshake.
    await expect.poll(() => messages, SOON).toHaveLength(1);
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
    const Cookie = `${session}; __Host-bookings=${own.token}`;
    const { messages } = await server.open("/ws", withCookie(Cookie));
    await confirm(own.id);
    await expect.poll(() => messages, SOON).toMatchObject([{ type: "booking_changed" }]);
  });
});

describe("a handshake is refused", () => {
  test.each([
    ["at another path", "/ws2", {}, "404"],
    ["below the path", "/ws/x", {}, "404"],
    ["across sites", "/ws", { "Sec-Fetch-Site": "cross-site" }, "403"],
    ["from another site", "/ws", { Origin: "https://evil.example" }, "403"],
    ["from an opaque origin", "/ws", { Origin: "null" }, "403"],
    ["without a cookie", "/ws", {}, "401"],
    ["with an unknown session", "/ws", { Cookie: "__Host-session=x" }, "401"],
    ["with a token of no booking", "/ws", { Cookie: `__Host-bookings=${"A".repeat(22)}` }, "401"],
  ])("%s", async (_, path, headers, status) => {
    await start();
    await expect(server.open(path, { headers })).rejects.toThrow(`${status}, close, 0`);
  });

  test("with an open session in a cookie without the prefix", async () => {
    await start();
    const opening = server.open("/ws", withCookie(session.replace("__Host-", "")));
    await expect(opening).rejects.toThrow("401, close, 0");
  });

  test("not from the site itself", async () => {
    await start();
    const { socket } = await server.open("/ws", withCookie(session, { Origin: SITE }));
    expect(socket.readyState).toBe(socket.OPEN);
  });

  test("while the database is unavailable", async () => {
    await start(failingSql(database.sql, "from sessions"));
    await expect(server.open("/ws", withCookie(session))).rejects.toThrow("503, close, 0");
  });
});

test("a socket that can't be sent its bookings is closed, so that it reconnects", async () => {
  const { token } = await place();
  await start(failingSql(database.sql, "order by id desc"));
  const { closed } = await server.open("/ws", withCookie(`__Host-bookings=${token}`));
  expect(await closed).toBe(1011);
});
