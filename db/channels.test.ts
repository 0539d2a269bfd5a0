import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createChannels } from "./channels";
import { connect } from "./connect";
import { SOON } from "./testing/soon";
import type { TcpProxy } from "./testing/tcp-proxy";
import { useTestDatabase } from "./testing/test-database";
import { administer, openServerProxy, serverUrl } from "./testing/test-server";

const RENEW_EVERY_MS = 500;

const database = useTestDatabase();
const onFault = vi.fn<(error: unknown) => void>();
const onNotify = vi.fn<() => void>();
let proxy: TcpProxy;
let channels: ReturnType<typeof createChannels>;
let name: string;

beforeEach(async () => {
  const [row] = await database.sql<{ name: string }[]>`select current_database() as name`;
  name = row!.name;
  proxy = await openServerProxy();
  channels = await open();
});

/** Opens channels, by default without a timeout, which a slow machine could reach. */
async function open({ query_timeout = 0 } = {}) {
  const databaseUrl = await serverUrl(name, "app", proxy);
  const pool = { query_timeout, connection: { application_name: "channels" } };
  return createChannels(
    (options) => connect({ databaseUrl, dataDir: "" }, { ...options, ...pool }),
    onFault,
    RENEW_EVERY_MS,
  );
}

afterEach(async () => {
  await channels.close();
  await proxy.close();
  vi.clearAllMocks();
});

const send = (channel = "news") => database.sql`select pg_notify(${channel}, '')`;

/** Sends until the listener is notified. Resolves with true then. */
async function arrives() {
  await vi.waitUntil(async () => {
    await send();
    return onNotify.mock.calls.length > 0;
  }, SOON);
  return true;
}

const isFaulty = () => vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce(), SOON);

/**
 * Sets whether the database accepts connections. If not, it refuses them like a server that is starting.
 */
function setAccepting(isAccepting: "true" | "false") {
  return administer("postgres", async (sql) => {
    await sql.unsafe(`alter database ${name} with allow_connections ${isAccepting}`);
  });
}

const ofChannels = () => database.sql<{ pid: number }[]>`
  select pid from pg_stat_activity
  where datname = current_database() and application_name = 'channels'`;

async function endConnections() {
  for (const { pid } of await ofChannels()) await database.sql`select pg_terminate_backend(${pid})`;
}

test("each listener of a channel is notified until it is closed", async () => {
  const [closed, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const listening = await channels.listen("news", closed);
  await channels.listen("news", onNotify);
  await channels.listen("other", other);
  listening.close();
  await send();
  await vi.waitFor(() => expect(onNotify).toHaveBeenCalledOnce(), SOON);
  expect([closed.mock.calls, other.mock.calls]).toEqual([[], []]);
  expect(await ofChannels()).toHaveLength(1);
});

test(
  "LISTEN that a new connection is refused is sent again until it holds",
  { tags: "slow" },
  async () => {
    await channels.listen("news", onNotify);
    await setAccepting("false");
    await endConnections();
    await isFaulty();
    expect(onNotify).not.toHaveBeenCalled();
    await setAccepting("true");
    expect(await arrives()).toBe(true);
  },
);

test(
  "a listener that starts while LISTEN is refused is notified later",
  { tags: "slow" },
  async () => {
    await setAccepting("false");
    await channels.listen("news", onNotify);
    expect(onFault).toHaveBeenCalledOnce();
    await setAccepting("true");
    expect(await arrives()).toBe(true);
  },
);

test(
  "a listener is called once after a lost connection, for what it has missed",
  { tags: "slow" },
  async () => {
    await channels.listen("news", onNotify);
    await proxy.close();
    await send();
    await isFaulty();
    expect(onNotify).not.toHaveBeenCalled();
    await proxy.reopen();
    await vi.waitFor(() => expect(onNotify).toHaveBeenCalledOnce(), SOON);
  },
);

test(
  "a server that no longer responds is noticed without a lost connection",
  { tags: "slow" },
  async () => {
    channels = await open({ query_timeout: 2 });
    await channels.listen("news", onNotify);
    proxy.stall();
    await vi.waitFor(() => expect(onFault).toHaveBeenCalled(), SOON);
    proxy.resume();
    expect(await arrives()).toBe(true);
  },
);

test("closing during the first LISTEN leaves no connection", async () => {
  const listening = channels.listen("news", onNotify);
  await channels.close();
  await listening;
  await vi.waitFor(async () => expect(await ofChannels()).toEqual([]), SOON);
  expect(onFault).not.toHaveBeenCalled();
});

test("closing while a lost connection is awaited ends the attempts", { tags: "slow" }, async () => {
  await channels.listen("news", onNotify);
  await setAccepting("false");
  await endConnections();
  await isFaulty();
  await channels.close();
  await setAccepting("true");
  await channels.listen("news", onNotify);
  expect(await ofChannels()).toEqual([]);
});
