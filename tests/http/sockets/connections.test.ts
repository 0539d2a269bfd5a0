/** @module-tag slow */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { sendRequest } from "../answer";
import { bookingBody, useSiteProcess } from "../site-fixture";

const fixture = useSiteProcess({ LOG_LEVEL: "debug" });

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(fixture.site.url).port), "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

function get(path: string) {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
}

function post(body: string, length = Buffer.byteLength(body), more: string[] = []) {
  return [
    "POST /api/booking HTTP/1.1",
    "Host: localhost",
    ...more,
    "Content-Type: application/json",
    `Content-Length: ${length}`,
    "",
    body,
  ].join("\r\n");
}

test("closes the connection of a client that sends many requests and reads no response", async () => {
  const socket = await open();
  const closed = new Promise((resolve) => socket.on("close", resolve));
  // The request was still unread when the site closed the connection.
  socket.on("error", (error: NodeJS.ErrnoException) => expect(error.code).toBe("ECONNRESET"));
  socket.pause();
  socket.write(get("/all-cars").repeat(1_200));
  await vi.waitFor(
    () => expect(fixture.site.output()).toContain("too many pipelined requests"),
    SOON,
  );
  let read = 0;
  socket.on("data", (chunk) => (read += chunk.length));
  socket.resume();
  await closed;
  const one = (await sendRequest(fixture.site, "/all-cars")).text.length;
  expect(read).toBeLessThan(20 * one);
});

test("responds to a few pipelined requests in order", async () => {
  const socket = await open();
  socket.write(`${get("/healthz")}${get("/readyz")}${get("/nowhere")}`);
  socket.end();
  const answers = await text(socket);
  expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual([
    "HTTP/1.1 200",
    "HTTP/1.1 200",
    "HTTP/1.1 404",
  ]);
});

test("responds to a client that half-closes after the request", async () => {
  const socket = await open();
  socket.end(post(JSON.stringify(bookingBody({ name: "Half Closed" }))));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /);
});

test("does not log a client that disconnects during its body as a fault", async () => {
  const left = /"level":20,.*a client left before it had sent its body/;
  const lines = () => fixture.site.output().split("\n");
  // This is repeated if one disconnects before its handler has started to read.
  await vi.waitFor(async () => {
    await disconnectDuringBody();
    await vi.waitFor(() => expect(lines().some((line) => left.test(line))).toBe(true));
  }, SOON);
  expect(lines().filter((line) => line.includes('"level":50'))).toEqual([]);
});

async function disconnectDuringBody() {
  const socket = await open();
  socket.write(post('{"name": "Left', 500, ["Expect: 100-continue"]));
  await once(socket, "data");
  await sendRequest(fixture.site, "/healthz");
  socket.destroy();
}
