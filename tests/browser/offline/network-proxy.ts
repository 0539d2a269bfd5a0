import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy between browser and site that can be slow, offline, or switch to another deployment. */
export type NetworkProxy = {
  /** The address `http://127.0.0.1:PORT`, which never changes: one origin, one service worker. */
  url: string;
  /** The address of the site. */
  target: string;
  /** Whether the network fails: every connection is closed. */
  isOffline: boolean;
  /** Responses to these paths are held until `release`. */
  held: RegExp | null;
  release(): void;
  /** Transferred bytes by path. */
  bytes: Map<string, number>;
  /** Changes the text of a response. */
  rewrite: ((path: string, text: string) => string) | null;
  close(): Promise<void>;
};

export async function openNetworkProxy(target: string): Promise<NetworkProxy> {
  let release = () => {};
  const server = createServer(async (incoming, response) => {
    if (network.held?.test(incoming.url!))
      await new Promise<void>((resolve) => (release = resolve));
    forward(network, incoming, response);
  });
  const network: NetworkProxy = {
    url: "",
    target,
    isOffline: false,
    held: null,
    release() {
      network.held = null;
      release();
    },
    bytes: new Map(),
    rewrite: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  network.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return network;
}

function forward(network: NetworkProxy, incoming: IncomingMessage, response: ServerResponse) {
  const path = incoming.url ?? "/";
  if (network.isOffline) return void incoming.socket.destroy();
  const headers = { ...incoming.headers };
  if (network.rewrite) delete headers["accept-encoding"];
  const outgoing = request(network.target + path, { method: incoming.method, headers });
  outgoing.on("response", async (upstream) => {
    const chunks: Buffer[] = [];
    for await (const chunk of upstream) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    network.bytes.set(path, body.byteLength);
    response.writeHead(upstream.statusCode ?? 502, withoutLength(upstream));
    response.end(network.rewrite ? network.rewrite(path, body.toString()) : body);
  });
  outgoing.on("error", () => incoming.socket.destroy());
  incoming.pipe(outgoing);
}

/** Returns headers without the length, as the text may have changed, and without hop-by-hop headers. */
function withoutLength({ headers }: IncomingMessage) {
  const { "content-length": _, "transfer-encoding": __, connection: ___, ...rest } = headers;
  return rest;
}
