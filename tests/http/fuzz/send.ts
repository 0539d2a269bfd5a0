import { request } from "node:http";
import { connect, type Socket } from "node:net";
import type { FuzzCase, FuzzRequest, FuzzSocket } from "./case";

/**
 * Sends a case. Resolves with the status of the response, or null if the connection was closed without one.
 */
export function sendCase(origin: string, fuzzed: FuzzCase): Promise<number | null> {
  if (fuzzed.kind === "bytes") return sendBytes(origin, fuzzed.bytes);
  return fuzzed.kind === "socket" ? sendFrames(origin, fuzzed) : sendRequest(origin, fuzzed);
}

function sendRequest(origin: string, { method, path, headers, body }: FuzzRequest) {
  return new Promise<number | null>((resolve, reject) => {
    const sent = request(origin, { method, path, headers, agent: false });
    sent.on("response", (response) => {
      response.on("end", () => resolve(response.statusCode ?? null));
      response.on("error", reject);
      response.resume();
    });
    sent.on("error", (error) => (isClosed(error) ? resolve(null) : reject(error)));
    sent.end(body ?? undefined);
  });
}

function sendFrames(origin: string, { query, headers, bytes }: FuzzSocket) {
  return new Promise<number | null>((resolve, reject) => {
    const sent = request(origin, {
      path: `/ws?${query}`,
      agent: false,
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": Buffer.alloc(16).toString("base64"),
        ...headers,
      },
    });
    sent.on("response", (response) => {
      response.on("end", () => resolve(response.statusCode ?? null));
      response.resume();
    });
    sent.on("upgrade", (response, socket: Socket) => {
      ended(socket).then(() => resolve(response.statusCode ?? null), reject);
      socket.end(bytes);
    });
    sent.on("error", (error) => (isClosed(error) ? resolve(null) : reject(error)));
    sent.end();
  });
}

async function sendBytes(origin: string, bytes: Uint8Array) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const text = ended(socket);
  socket.end(bytes);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(await text) ?? [];
  return status === undefined ? null : Number(status);
}

/** Resolves with what a connection has received until its end. */
function ended(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    socket.on("close", () => resolve(text));
    socket.on("error", (error) => !isClosed(error) && reject(error));
  });
}

/**
 * Returns whether a connection was closed. A server may close that of who sends nonsense, but has to accept
 * the next one.
 */
function isClosed(error: NodeJS.ErrnoException) {
  return error.code === "ECONNRESET" || error.code === "EPIPE";
}
