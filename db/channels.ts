import type { ConnectOptions, Pool } from "./connect";

/**
 * How often LISTEN is sent again: that also finds a connection whose server vanished without closing it.
 */
const RENEW_EVERY_MS = 10_000;

const RETRY_AFTER_MS = 1_000;

/** Listens to a channel until `close`. */
export type Listen = (channel: string, onNotify: () => void) => Promise<{ close(): void }>;

/**
 * Listens to NOTIFY channels on a connection of its own. LISTEN is sent again until it holds, whatever
 * the server responds: the driver's `listen` gives up if a standby or a starting server refuses it on a
 * new connection. Notifications are lost while there is no connection, so `onNotify` is called once there is one.
 *
 * @param connect Opens a pool with the options.
 * @param onFault Is called with the first error after LISTEN has held.
 */
export function createChannels(
  connect: (options: ConnectOptions) => Pool,
  onFault: (error: unknown) => void,
  renewEveryMs = RENEW_EVERY_MS,
) {
  const listeners = new Map<string, Set<() => void>>();
  let isLost = false;
  let isFaulty = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let renewed = Promise.resolve();
  const sql = connect({
    max: 1,
    max_lifetime: null,
    fetch_types: false,
    onnotify: (channel) => listeners.get(channel)?.forEach((onNotify) => onNotify()),
    onclose() {
      isLost = true;
      renewIn(RETRY_AFTER_MS);
    },
  });

  function renewIn(delayMs: number) {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(renew, delayMs).unref();
  }

  function renew() {
    renewed = renewed.then(listenToAll);
    return renewed;
  }

  async function listenToAll() {
    const names = [...listeners.keys()];
    if (isClosed || names.length === 0) return;
    const wasLost = isLost;
    isLost = false;
    try {
      await sql.unsafe(names.map((name) => `listen "${name}"`).join(";"));
      isFaulty = false;
      renewIn(isLost ? RETRY_AFTER_MS : renewEveryMs);
      if (wasLost) for (const name of names) listeners.get(name)?.forEach((notify) => notify());
    } catch (error) {
      if (isClosed) return;
      if (!isFaulty) onFault(error);
      isFaulty = true;
      isLost = true;
      renewIn(RETRY_AFTER_MS);
    }
  }

  return {
    /** Resolves after the first attempt, so that a site may start at a standby. */
    async listen(channel: string, onNotify: () => void) {
      const ofChannel = listeners.get(channel) ?? new Set();
      listeners.set(channel, ofChannel.add(onNotify));
      await renew();
      return { close: () => void ofChannel.delete(onNotify) };
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await sql.end({ timeout: 1 });
    },
  };
}
