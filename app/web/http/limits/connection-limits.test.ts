import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { createLimitedServer } from "./connection-limits.server";

let server: Server;
afterEach(() => server.close());

async function open(headersMs?: number, listener?: RequestListener) {
  server = createLimitedServer(listener ?? ((_, response) => response.end("here")), headersMs);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

// The timeout of the test is what it asserts: with Node's default interval the server would take six times
// as long.
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

/** Sends a body of equal pieces to a server that reads it. Resolves with the response. */
async function sendPieces(count: number, bytes: number) {
  let received = 0;
  const socket = await open(undefined, (request, response) => {
    request.on("data", (chunk: Buffer) => (received += chunk.length));
    request.on("error", () => {});
    request.on("end", () => response.setHeader("Connection", "close").end(`${received} bytes`));
  });
  const piece = `${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n`;
  const head = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
  // The server may close before it has read all of it.
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(`${head}${piece.repeat(count)}0\r\n\r\n`);
  await once(socket, "close");
  return { answer, received };
}

test.each([
  [1_000, 1],
  [5_000, 100],
  [2_000, 32],
])("receives a body in %d pieces of %d bytes", async (count, bytes) => {
  const { answer } = await sendPieces(count, bytes);
  expect(answer).toContain(`${count * bytes} bytes`);
});

test.each([
  [64_000, 1],
  [5_000, 16],
])("cuts a body that comes in %d pieces of %d bytes", async (count, bytes) => {
  const { answer, received } = await sendPieces(count, bytes);
  expect(answer).not.toContain("bytes");
  expect(answer).toMatch(/^(?:HTTP\/1\.1 400 |$)/);
  expect(received).toBeLessThan(count * bytes);
});
