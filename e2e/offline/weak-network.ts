import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { Transform } from "node:stream";

/** What happens to one request. */
export type Fault =
  | "none"
  /** The connection is reset before the request arrives. */
  | "reset"
  /** The request arrives, its response does not. */
  | "lostResponse"
  /** The response is truncated. */
  | "truncatedResponse";

export type WeakNetworkOptions = {
  kbitPerSecond: number;
  /** Round trip. */
  latencyMs: number;
  /** The start of requests that get faults, such as `POST /api/booking`. */
  faulty: string;
  /** The faults of these requests in sequence, repeated. */
  faults: readonly Fault[];
};

export type WeakNetwork = {
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** The number of requests by fault so far. */
  counts: Record<Fault, number>;
  close(): Promise<void>;
};

/** Opens a proxy to a site that simulates a bad mobile network. */
export async function openWeakNetwork(
  siteUrl: string,
  options: WeakNetworkOptions,
): Promise<WeakNetwork> {
  const { port, hostname } = new URL(siteUrl);
  const counts: WeakNetwork["counts"] = {
    none: 0,
    reset: 0,
    lostResponse: 0,
    truncatedResponse: 0,
  };
  const sockets = new Set<Socket>();
  let count = 0;

  const nextFault = () => {
    const fault = options.faults[count % options.faults.length] ?? "none";
    count += 1;
    counts[fault] += 1;
    return fault;
  };

  const server = createServer((client) => {
    const site = connect(Number(port), hostname);
    for (const socket of [client, site]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
      // Broken connections are expected.
      socket.on("error", () => client.destroy());
    }
    const connection = { fault: "none" as Fault };
    const there = throttle(options, (chunk) => {
      if (!chunk.subarray(0, 200).toString("latin1").startsWith(options.faulty)) return chunk;
      connection.fault = nextFault();
      if (connection.fault !== "reset") return chunk;
      client.resetAndDestroy();
      return null;
    });
    const back = throttle(options, (chunk) => {
      if (connection.fault === "none") return chunk;
      // Only the start of the response arrives, or nothing.
      if (connection.fault === "truncatedResponse")
        client.write(chunk.subarray(0, chunk.length - 40));
      setImmediate(() => client.resetAndDestroy());
      return null;
    });
    client.pipe(there).pipe(site);
    site.pipe(back).pipe(client);
    client.on("close", () => site.destroy());
    site.on("close", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Forwards chunks filtered by `inspect`, with bandwidth and latency limits. */
function throttle(
  { kbitPerSecond, latencyMs }: WeakNetworkOptions,
  inspect: (chunk: Buffer) => Buffer | null,
) {
  let pending = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      pending += 1;
      setTimeout(
        () => {
          setTimeout(() => {
            pending -= 1;
            const passed = this.destroyed ? null : inspect(chunk);
            if (passed) this.push(passed);
          }, latencyMs / 2);
          done();
        },
        (chunk.length * 8) / kbitPerSecond,
      );
    },
    flush(done) {
      const end = () => (pending === 0 ? done() : void setTimeout(end, 5));
      end();
    },
  });
}
