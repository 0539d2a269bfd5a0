// This is the reference for the cached page: it responds to each request with equal bytes from memory.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "./capture";

process.once("message", ({ status, headers, body }: Answer) => {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body));
  // The site has this timeout too: a shorter one may close a connection while the load generator reuses it.
  server.keepAliveTimeout = 65_000;
  server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
});
process.on("disconnect", () => process.exit());
// Ctrl-C is sent to this process too; its parent ends it.
process.on("SIGINT", () => {});
