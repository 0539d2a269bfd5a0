import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, inject } from "vitest";
import { embeddedPlace } from "#db/address";
import { connect } from "#db/connect";

export type FarDatabase = {
  /** The address for `DATABASE_URL`. */
  url: string;
  /** Cuts every line to it and refuses new ones. */
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
};

/** An empty database of a file's own on the server of the test run, at the far end of a line. */
export function useFarDatabase(): FarDatabase {
  const far = {} as FarDatabase;
  const name = `far_${randomUUID().replaceAll("-", "")}`;
  beforeAll(async () => {
    await administer((sql) => sql`create database ${sql(name)}`);
    const line = createLine(embeddedPlace(inject("dataDir")).socket);
    const port = await line.open(0);
    Object.assign(far, {
      url: `postgres://postgres@127.0.0.1:${port}/${name}`,
      takeAway: () => line.cut(),
      bringBack: () => line.open(port),
    });
  });
  afterAll(async () => {
    await far.takeAway();
    await administer((sql) => sql`drop database ${sql(name)} with (force)`);
  });
  return far;
}

async function administer(work: (sql: ReturnType<typeof connect>) => PromiseLike<unknown>) {
  const sql = connect({ dataDir: inject("dataDir") }, { max: 1, database: "postgres" });
  await work(sql);
  await sql.end();
}

/** A TCP port that leads to a Unix socket as long as it is open. */
function createLine(path: string) {
  const ends = new Set<Socket>();
  const keep = (socket: Socket) => {
    ends.add(socket);
    socket.on("close", () => ends.delete(socket)).on("error", () => socket.destroy());
  };
  const server = createServer((near) => {
    const farEnd = connectSocket(path);
    keep(near);
    keep(farEnd);
    near.pipe(farEnd).pipe(near);
  });
  return {
    async open(port: number) {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      return (server.address() as AddressInfo).port;
    },
    async cut() {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
  };
}
