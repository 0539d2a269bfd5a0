import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket, type ClientOptions } from "ws";
import type { Sql } from "#db/connect";
import type { TestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { openNotifications } from "~/messaging/notifications/open.server";
import type { WireMessage } from "~/messaging/notifications/wire.server";
import type { SecurityEvent } from "~/staff/security/security-event";
import { signIn } from "~/staff/sign-in.server";
import { insertUser } from "~/staff/staff.queries.server";
import { cheapHash } from "~/staff/testing/cheap-hash";

type Limits = Parameters<typeof openNotifications>[2];

/** The number of proxies in front, so that clients may come from many networks. */
const PROXIES = 1;

/** Serves the notifications' sockets on a free port. */
export async function startSockets(
  database: Pick<TestDatabase, "sql" | "listen">,
  publicUrl: string | null,
  limits?: Limits,
) {
  const recorded: SecurityEvent[] = [];
  const security = {
    record: (event: SecurityEvent) => void recorded.push(event),
    flush: () => Promise.resolve(),
  };
  const site = { publicUrl, proxies: PROXIES, security };
  const notifications = await openNotifications(database, site, limits);
  const server = createServer().on("upgrade", notifications.upgrade);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const clients: WebSocket[] = [];

  return {
    port,
    /** The events that the security log would hold. */
    recorded,
    /** Opens a socket; rejects with the status of a refusal. */
    async open(path = "/ws", options: ClientOptions = {}) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
      clients.push(socket);
      const client = clientOf(socket);
      await client.opened;
      return client;
    },
    close: notifications.close,
    async stop() {
      for (const client of clients) client.terminate();
      await notifications.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type SocketServer = Awaited<ReturnType<typeof startSockets>>;

function clientOf(socket: WebSocket) {
  const messages: WireMessage[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(String(data)) as WireMessage));
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  const opened = new Promise<void>((resolve, reject) => {
    socket.on("open", resolve).on("error", reject);
    socket.on("unexpected-response", (_, { statusCode, headers }) => {
      reject(new Error(`${statusCode}, ${headers.connection}, ${headers["content-length"]}`));
    });
  });
  return { socket, messages, closed, opened };
}

/** Adds an account, and returns the token of a session by its password alone. */
export async function signInNew(
  sql: Sql,
  username: string,
  options?: Parameters<typeof insertUser>[3],
) {
  const password = "secret word";
  await insertUser(sql, username, cheapHash(password), options);
  const signedIn = await signIn(sql, { username, password, address: "1.1.1.1" });
  if (!signedIn.ok) throw new Error(signedIn.reason);
  return signedIn.token;
}

/** Places a booking, and wakes the nodes. */
export async function placeAs(sql: Sql, name: string) {
  const store = testStore(sql);
  const placed = await placeBooking(store, bookingInput({ name }), { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  store.wakeNodes();
  return placed.booking;
}
