import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { limitBodyTime } from "./body-time.server";

const NEVER = 1_000_000;
const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Limits = Parameters<typeof limitBodyTime>[2];

/** Sends chunks to a server. Resolves with the raw responses. */
async function sendTo(listener: RequestListener, chunks: string[]): Promise<string> {
  const server = createServer(listener);
  // Otherwise the server would end the connections that a test waits for.
  server.keepAliveTimeout = 0;
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  for (const chunk of chunks) socket.write(chunk);
  return text(socket);
}

/** Sends a request to a server that reads its body. Resolves with the raw response. */
const send = (chunks: string[], limits: Limits, allowSlow = false) =>
  sendTo((request, response) => {
    const bodyTime = limitBodyTime(request, response, limits);
    if (allowSlow) bodyTime.allowSlow();
    request.resume().on("end", () => response.setHeader("Connection", "close").end("received"));
  }, chunks);

const post = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

describe("a body", () => {
  test("that takes too long ends with 408", async () => {
    const response = await send([post(10), "half"], { bodyMs: 1, periodMs: NEVER, periodBytes: 0 });
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("that is complete in time is received", async () => {
    const limits = { bodyMs: NEVER, periodMs: NEVER, periodBytes: 0 };
    expect(await send([post(4), "body"], limits)).toMatch(/received$/);
    expect(await send(["GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"], limits)).toMatch(/received$/);
  });

  test("of an upload ends when too few bytes arrive", async () => {
    const limits = { bodyMs: NEVER, periodMs: 1, periodBytes: 1_000 };
    expect(await send([post(10), "half"], limits, true)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("of an upload may take longer than others", async () => {
    const limits = { bodyMs: 1, periodMs: NEVER, periodBytes: 0 };
    expect(await send([post(4), "body"], limits, true)).toMatch(/received$/);
  });

  test.each([false, true])(
    "that is not read lets the next request through (slow: %s)",
    async (isSlow) => {
      const limits = { bodyMs: NEVER, periodMs: NEVER, periodBytes: 0 };
      const body = "x".repeat(3_000_000);
      const responses = await sendTo(
        (request, response) => {
          const bodyTime = limitBodyTime(request, response, limits);
          if (isSlow) bodyTime.allowSlow();
          if (request.method === "GET")
            return void response.setHeader("Connection", "close").end("next");
          // A stream without a reader pauses too.
          request.once("data", () => request.pause());
          response.end("refused");
        },
        [post(body.length), body, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
      );
      expect(responses).toMatch(/refused[^]*next$/);
    },
  );

  test("that is not read and never ends is cut", async () => {
    const limits = { bodyMs: 1, periodMs: NEVER, periodBytes: 0 };
    const responses = await sendTo(
      (request, response) => {
        limitBodyTime(request, response, limits).allowSlow();
        response.end("refused");
      },
      [post(10), "half"],
    );
    expect(responses).toMatch(/refused$/);
  });
});
