import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The line between browser and site: it can be slow, dead, or lead to another deployment. */
export type Line = {
  /** `http://127.0.0.1:PORT`, always the same: one origin, one service worker. */
  url: string;
  /** The site behind it. */
  target: string;
  /** Nothing is answered: every connection is cut. */
  dead: boolean;
  /** Answers to these paths stay away until `release`. */
  held: RegExp | null;
  release(): void;
  /** How many bytes each path took on its way here, as they are on the line. */
  bytes: Map<string, number>;
  /** What becomes of a path's text on its way. */
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

/** The text may have changed; what a connection says of itself is not passed on. */
function withoutLength({ headers }: IncomingMessage) {
  const { "content-length": _, "transfer-encoding": __, connection: ___, ...rest } = headers;
  return rest;
}
