import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy between browser and site that can be slow, offline, or switch to another deployment. */
export type Line = {
  /** `http://127.0.0.1:PORT`, always the same: one origin, one service worker. */
  url: string;
  /** The site's address. */
  target: string;
  /** Every connection is closed. */
  dead: boolean;
  /** Responses to these paths are held until `release`. */
  held: RegExp | null;
  release(): void;
  /** Transferred bytes by path. */
  bytes: Map<string, number>;
  /** Changes the text of a response. */
  rewrite: ((path: string, text: string) => string) | null;
  close(): Promise<void>;
};

export async function openLine(target: string): Promise<Line> {
  let release = () => {};
  const server = createServer(async (asked, answer) => {
    if (line.held?.test(asked.url!)) await new Promise<void>((resolve) => (release = resolve));
    carry(line, asked, answer);
  });
  const line: Line = {
    url: "",
    target,
    dead: false,
    held: null,
    release() {
      line.held = null;
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
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;
}

function carry(line: Line, asked: IncomingMessage, answer: ServerResponse) {
  const path = asked.url ?? "/";
  if (line.dead) return void asked.socket.destroy();
  const headers = { ...asked.headers };
  if (line.rewrite) delete headers["accept-encoding"];
  const onward = request(line.target + path, { method: asked.method, headers });
  onward.on("response", async (answered) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answered) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    line.bytes.set(path, body.byteLength);
    answer.writeHead(answered.statusCode ?? 502, withoutLength(answered));
    answer.end(line.rewrite ? line.rewrite(path, body.toString()) : body);
  });
  onward.on("error", () => asked.socket.destroy());
  asked.pipe(onward);
}

/** Without the length, as the text may have changed, and without hop-by-hop headers. */
function withoutLength({ headers }: IncomingMessage) {
  const { "content-length": _, "transfer-encoding": __, connection: ___, ...rest } = headers;
  return rest;
}
