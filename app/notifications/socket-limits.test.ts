import { once } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { startSockets, type SocketServer } from "./testing/socket-server";

const database = useTestDatabase();
let server: SocketServer;
afterEach(() => server.stop());

const start = async (limits = {}) => {
  server = await startSockets(database.sql, null, limits);
};

describe("a client", () => {
  test("may send at most 1 KB at once", async () => {
    await start();
    const [modest, greedy] = [await server.open(), await server.open()];
    modest.socket.send("x".repeat(1024));
    greedy.socket.send("x".repeat(1025));
    expect(await greedy.closed).toBe(1009);
    expect(modest.socket.readyState).toBe(modest.socket.OPEN);
  });

  test("gets no compression, which takes memory", async () => {
    await start();
    const { socket } = await server.open("/ws", { perMessageDeflate: true });
    expect(socket.extensions).toBe("");
  });

  test("that answers pings stays connected, and one that doesn't is disconnected", async () => {
    await start({ pingEveryMs: 50 });
    const [alive, dead] = [await server.open(), await server.open("/ws", { autoPong: false })];
    expect(await dead.closed).toBe(1006);
    await once(alive.socket, "ping");
    await once(alive.socket, "ping");
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
  });

  test("is told that the node stops", async () => {
    await start();
    const { closed } = await server.open();
    await server.close();
    expect(await closed).toBe(1001);
  });
});
