import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { createLimitedServer } from "./connection-limits.server";

let server: Server;
afterEach(() => server.close());

async function open(headersMs?: number) {
  server = createLimitedServer((_, response) => response.end("here"), headersMs);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

// The time of a test is the limit: Node's default interval is six times that.
test("cuts a client that doesn't finish its headers", async () => {
  const socket = await open(50);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test("cuts a client that trickles its headers", async () => {
  const socket = await open(50);
  socket.on("error", () => {});
  const trickle = setInterval(() => socket.write("x"), 5);
  socket.write("GET / HTTP/1.1\r\nX-Slow: ");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(trickle);
});

test("looks for slow clients often enough to keep its own limit, and bounds connections", async () => {
  const socket = await open();
  socket.end("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect(await text(socket)).toContain("here");
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    maxConnections: 20_000,
  });
});
