import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { Transform } from "node:stream";
import { setTimeout } from "node:timers/promises";

/** The fault of one request. */
export type Fault =
  | "none"
  /** The connection is reset before the request arrives. */
  | "reset"
  /** The request arrives, its response does not. */
  | "lostResponse"
  /** The response is truncated. */
  | "truncatedResponse";

/** A mobile line. */
export type WeakLine = {
  /** Kilobits shared by all connections, in each direction. */
  kbitPerSecond: number;
  /** The milliseconds of a round trip. */
  latencyMs: number;
};

export type WeakNetworkOptions = WeakLine & {
  /** The start of requests that get faults, such as `POST /api/booking`. */
  faulty?: string;
  /** The faults of these requests in sequence, repeated. */
  faults?: readonly Fault[];
};

export type WeakNetwork = {
  /** The address, `http://127.0.0.1:PORT`. */
  url: string;
  /** The number of requests by fault so far. */
  counts: Record<Fault, number>;
  close(): Promise<void>;
};

/** Opens a proxy to a site that simulates a bad mobile network. */
export async function openWeakNetwork(
  siteUrl: string,
  { faulty, faults = [], ...line }: WeakNetworkOptions,
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
  const [up, down] = [openDirection(line), openDirection(line)];

  const nextFault = () => {
    const fault = faults[count % faults.length] ?? "none";
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
    const there = throttle(up, (chunk) => {
      if (!faulty || !chunk.toString("latin1", 0, faulty.length).startsWith(faulty)) return chunk;
      connection.fault = nextFault();
      if (connection.fault !== "reset") return chunk;
      client.resetAndDestroy();
      return null;
    });
    const back = throttle(down, (chunk) => {
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

/** The number of bytes that a connection sends before it is another one's turn. */
const PACKET = 1_460;

type Direction = { transfer: (bytes: number) => Promise<void>; delayMs: number };

function openDirection({ kbitPerSecond, latencyMs }: WeakLine): Direction {
  let freeAt = 0;
  const transfer = (bytes: number) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes * 8) / kbitPerSecond;
    return setTimeout(freeAt - now);
  };
  return { transfer, delayMs: latencyMs / 2 };
}

/** Forwards packets filtered by `inspect`, in turns with those of the other connections. */
function throttle(
  { transfer, delayMs }: Direction,
  inspect: (packet: Buffer) => Buffer | null,
): Transform {
  let last = Promise.resolve();
  const arrive = async (packet: Buffer) => {
    await setTimeout(delayMs);
    const passed = stream.destroyed ? null : inspect(packet);
    if (passed) stream.push(passed);
  };
  const stream = new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; start += PACKET) {
        const packet = chunk.subarray(start, start + PACKET);
        await transfer(packet.length);
        last = arrive(packet);
      }
      done();
    },
    async flush(done) {
      await last;
      done();
    },
  });
  return stream;
}
