// The reference: responds to all requests of a method with the same bytes from memory.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "./capture";

const UNKNOWN: Answer = { status: 503, headers: {}, body: Buffer.alloc(0) };

const answers = new Map<string, Answer>();

const server = createServer((request, response) => {
  const { status, headers, body } = answers.get(request.method!) ?? UNKNOWN;
  const send = () => response.writeHead(status, headers).end(body);
  if (request.method === "GET") send();
  else readBody(request, send);
});

// Like the site: otherwise it may close a connection while the load generator reuses it.
server.keepAliveTimeout = 65_000;

function readBody(request: IncomingMessage, done: () => void) {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    Buffer.concat(chunks);
    done();
  });
}

process.on("message", ({ method, answer }: { method: string; answer: Answer }) => {
  answers.set(method, answer);
  process.send!("accepted");
});
process.on("disconnect", () => process.exit());
// Ctrl-C is sent to this process too; its parent ends it.
process.on("SIGINT", () => {});

server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
