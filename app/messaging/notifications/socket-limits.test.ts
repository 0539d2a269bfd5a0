import { once } from "node:events";
import type { ClientOptions, WebSocket } from "ws";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { place } from "~/messaging/delivery/testing/place";
import { signInNew, startSockets, type SocketServer } from "./testing/socket-server";

const database = useTestDatabase();
let server: SocketServer;
afterEach(() => server.stop());

let visitors = 0;
let clock = 0;

/** Returns the address of a client behind the proxy, and the cookie of a booking. */
async function visitor(address = "203.0.113.7") {
  visitors += 1;
  const { token } = await place(database.sql, [], { name: `Visitor ${visitors}` });
  return { headers: { Cookie: `bookings=${token}`, "X-Forwarded-For": address } };
}

const start = async (limits = {}) => {
  server = await startSockets(database, null, { now: () => clock, ...limits });
};

const open = async (options: ClientOptions = {}) =>
  server.open("/ws", { ...(await visitor()), ...options });

/** Waits until a place is free. */
async function expectOpen(options: ClientOptions) {
  const opening = () => server.open("/ws", options).then(() => "open", String);
  await expect.poll(opening, SOON).toBe("open");
}

test("refused sockets are in the security log", async () => {
  await start({ perNetwork: 1 });
  const options = await visitor();
  await server.open("/ws", options);
  const { headers } = options;
  const Origin = "https://evil.example";
  await expect(server.open("/ws", { headers: { ...headers, Origin } })).rejects.toThrow("403");
  await expect(server.open("/ws", options)).rejects.toThrow("429");
  const stranger = { headers: { "X-Forwarded-For": "203.0.113.8" } };
  await expect(server.open("/ws", stranger)).rejects.toThrow("401");
  expect(server.recorded).toMatchObject([
    { event: "refused", outcome: "403", address: "203.0.113.7", detail: "/ws" },
    { event: "refused", outcome: "429", address: "203.0.113.7", detail: "/ws" },
    { event: "refused", outcome: "401", address: "203.0.113.8", detail: "/ws" },
  ]);
});

describe("a client", () => {
  test("may send at most 1 KB at once", async () => {
    await start();
    const [modest, greedy] = [await open(), await open()];
    modest.socket.send("x".repeat(1024));
    greedy.socket.send("x".repeat(1025));
    expect(await greedy.closed).toBe(1009);
    expect(modest.socket.readyState).toBe(modest.socket.OPEN);
  });

  test("may send one message a second", async () => {
    await start();
    const [modest, greedy] = [await open(), await open()];
    for (const text of ["one", "two"]) {
      modest.socket.send(text);
      await answersPing(modest.socket);
      clock += 1_000;
    }
    expect(modest.socket.readyState).toBe(modest.socket.OPEN);
    greedy.socket.send("one");
    greedy.socket.send("two");
    expect(await greedy.closed).toBe(1008);
  });

  test("may have twenty sockets in a network, and the next one when one is closed", async () => {
    await start();
    const network = await visitor("2001:db8:1:2::1");
    const neighbour = { headers: { ...network.headers, "X-Forwarded-For": "2001:db8:1:2::ffff" } };
    const other = { headers: { ...network.headers, "X-Forwarded-For": "2001:db8:1:3::1" } };
    const sockets = [];
    for (let count = 0; count < 20; count += 1) sockets.push(await server.open("/ws", network));
    await expect(server.open("/ws", neighbour)).rejects.toThrow("429, close, 0");
    await server.open("/ws", other);
    sockets[0]!.socket.close();
    await sockets[0]!.closed;
    await expectOpen(neighbour);
  });

  test("has its place back after a refusal", async () => {
    await start({ perNetwork: 1 });
    const { headers } = await visitor();
    const stranger = { headers: { ...headers, Cookie: "" } };
    await expect(server.open("/ws", stranger)).rejects.toThrow("401, close, 0");
    await expectOpen({ headers });
  });

  test("gets no compression, which takes memory", async () => {
    await start();
    const { socket } = await open({ perMessageDeflate: true });
    expect(socket.extensions).toBe("");
  });

  test("that answers pings stays connected, and one that doesn't is disconnected", async () => {
    // The rounds of pings are the test's: a client on a loaded machine answers late.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    await start({ pingEveryMs: 60_000 });
    const [alive, dead] = [await open(), await open({ autoPong: false })];
    const rounds = [0, 1, 2];
    for (const _ of rounds) {
      const pinged = once(alive.socket, "ping");
      vi.advanceTimersByTime(60_000);
      // oxlint-disable-next-line no-await-in-loop -- one round after the other.
      await pinged;
      // oxlint-disable-next-line no-await-in-loop -- as above.
      await answersPing(alive.socket);
    }
    expect(await dead.closed).toBe(1006);
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
  });

  test("is closed with code 1001 when the node stops", async () => {
    await start();
    const { closed } = await open();
    await server.close();
    expect(await closed).toBe(1001);
  });
});

/** Waits for the answer to a ping. By then the server has read what was sent before. */
async function answersPing(socket: WebSocket) {
  socket.ping();
  await once(socket, "pong");
}

describe("a node", () => {
  test("refuses sockets beyond its limit, until one is closed, and has places left for staff", async () => {
    const staff = { headers: { Cookie: `session=${await signInNew(database.sql, "staff")}` } };
    const client = await visitor();
    await start({ maxSockets: 4, staffPlaces: 1 });
    const [first] = [await open(client), await open(client), await open(client)];
    await expect(open(client)).rejects.toThrow("503, close, 0");
    await open(staff);
    await expect(open(staff)).rejects.toThrow("503, close, 0");
    first.socket.close();
    await first.closed;
    await expectOpen(staff);
  });
});
