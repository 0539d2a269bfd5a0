// The limit of what Node.js can do: answers every request with the same bytes from memory.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "./capture";

let answer: Answer = { status: 503, headers: {}, body: Buffer.alloc(0) };

const server = createServer((request, response) => {
  if (request.method === "GET") send(response);
  else readBody(request, () => send(response));
});

function readBody(request: IncomingMessage, done: () => void) {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    Buffer.concat(chunks);
    done();
  });
}

function send(response: ServerResponse) {
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

process.on("message", (next: Answer) => {
  answer = next;
  process.send!("taken");
});
process.on("disconnect", () => process.exit());
// Ctrl-C reaches this process too; its parent ends it.
process.on("SIGINT", () => {});

server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
