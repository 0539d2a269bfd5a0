import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { addCleanup } from "../bench/cleanup";
import { sendRequest } from "./requests";

const CHECK_EVERY_MS = 500;

export type Proxy = {
  url: string;
  /** Whether the node's last `/readyz` was 200. */
  isReady(node: string): boolean;
};

/**
 * Opens a proxy that forwards requests in turns to the nodes whose last `/readyz` was 200. It keeps
 * connections open and does not retry: a failure at a node is 502, no ready node is 503.
 */
export async function openProxy(nodes: string[]): Promise<Proxy> {
  const ready = watchReadiness(nodes);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((incoming, response) => {
    const usable = nodes.filter((node) => ready.has(node));
    if (usable.length === 0) return void response.writeHead(503).end();
    turn += 1;
    forward(incoming, response, { node: usable[turn % usable.length]!, agent });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  addCleanup(async () => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, isReady: (node) => ready.has(node) };
}

/** The nodes that are ready, checked until the end. */
function watchReadiness(nodes: string[]): Set<string> {
  const ready = new Set<string>();
  async function check(node: string) {
    const { outcome } = await sendRequest(node, "/readyz");
    if (outcome === 200) ready.add(node);
    else ready.delete(node);
  }
  const timer = setInterval(() => nodes.forEach((node) => void check(node)), CHECK_EVERY_MS);
  addCleanup(async () => clearInterval(timer));
  return ready;
}

type Target = { node: string; agent: Agent };

function forward(incoming: IncomingMessage, response: ServerResponse, { node, agent }: Target) {
  const { method = "GET", url = "/", headers } = incoming;
  const sent = request(new URL(url, node), { method, headers, agent });
  sent.on("response", (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
    // The client must not take a truncated response for a complete one.
    answer.on("error", () => response.destroy());
  });
  sent.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  incoming.pipe(sent);
}
