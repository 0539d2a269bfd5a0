import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request of a browser: tests can't see its own prefetches. */
export type RecordedRequest = {
  method: string;
  path: string;
  isPrefetch: boolean;
  body: string;
  /** The encoding of the response, once it has come. */
  encoding?: string;
  bytes?: number;
};

/** Passes all requests on to the site, and records them. */
export async function startRecordingProxy(siteUrl: string) {
  const recorded: RecordedRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = "GET", url: path = "/", headers } = incoming;
    const body = await text(incoming);
    const record: RecordedRequest = { method, path, isPrefetch: "sec-purpose" in headers, body };
    recorded.push(record);
    forward(siteUrl + path, { method, headers }, (answer) => {
      const { "content-encoding": encoding, "content-length": bytes } = answer.headers;
      Object.assign(record, { encoding, bytes: Number(bytes) });
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    })
      .on("error", () => outgoing.destroy())
      .end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    recorded,
    /** Returns the requests of a path, prefetches first. */
    of: (path: string) =>
      recorded.filter((one) => one.path === path).map(({ isPrefetch }) => isPrefetch),
    /** Returns the pages of the visits that the browser has reported. */
    visits: () =>
      recorded
        .filter(({ path }) => path === "/api/track-visit")
        .map(({ body }) => (JSON.parse(body) as { page: string }).page),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
