import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chooseAccount } from "./account";
import { checkDisk, prepareDataFolder } from "./data-folder";
import { embeddedPaths } from "./embedded-paths";
import { ensureCluster, isCreated } from "./cluster";
import { attach, type NodeLock } from "./node-lock";
import { serverPid, shortenLog, startServer, stopServer, type Server } from "./postmaster";
import { nativeFolder } from "./program";
import { startFailure } from "./start-failure";

/** How long a start may take: the lock file of a dying server can block it for about 10 s. */
const START_WITHIN_MS = 30_000;
const WATCH_EVERY_MS = 1_000;
const SHORTEN_EVERY_MS = 60 * 60_000;

/** The longest pause between two attempts to start a server. */
const MAX_RETRY_MS = 2_000;

export type EmbeddedDatabase = {
  /** Stops watching and, if no other process uses the server, stops it. */
  stop(): Promise<void>;
};

/**
 * Runs PostgreSQL in the data folder: attaches to a running server or starts one, creates the cluster
 * and the database if missing, and restarts the server if it dies. Throws an error with instructions
 * if that fails, and the reason of a `signal` that is aborted before the server starts.
 */
export async function startEmbedded(
  dataDir: string,
  signal?: AbortSignal,
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  await prepareDataFolder(folder);
  const paths = embeddedPaths(folder);
  const native = nativeFolder();
  const account = chooseAccount(paths.cluster, [folder, join(native, "bin/postgres")]);
  const server = { native, paths, account };
  if (serverPid(paths) === null) await checkDisk(folder, { isNew: !isCreated(paths) });
  await ensureCluster(native, paths, account);
  signal?.throwIfAborted();
  const watch = keepAttached(server, await ensureAttached(server));
  return {
    async stop() {
      const lock = await watch.end();
      if (await lock.release()) await stopServer(paths);
      await lock.close();
    },
  };
}

/** Starts the server if none is running and attaches to it, with retries. */
async function ensureAttached(server: Server): Promise<NodeLock> {
  const deadline = Date.now() + START_WITHIN_MS;
  let output = "";
  for (let failures = 0; ; failures += 1) {
    if (serverPid(server.paths) === null) output = (await startServer(server)) ?? output;
    try {
      return await attach(server);
    } catch (error) {
      if (Date.now() > deadline) throw await startFailure(server.paths, error, output);
    }
    await pause(Math.min(MAX_RETRY_MS, 50 * 2 ** failures));
  }
}

/** Checks once a second whether this process is attached, and reattaches it. */
function keepAttached(server: Server, first: NodeLock) {
  let lock = first;
  let ended = false;
  let attaching: Promise<void> | null = null;

  async function reattach() {
    await lock.close();
    lock = await ensureAttached(server);
  }

  const shortening = setInterval(() => {
    shortenLog(server.paths).catch((error) => console.error(String(error.message)));
  }, SHORTEN_EVERY_MS).unref();
  const timer = setInterval(() => {
    if (ended || lock.isHeld()) return;
    attaching ??= reattach()
      .catch((error) => console.error(String(error.message)))
      .finally(() => {
        attaching = null;
      });
  }, WATCH_EVERY_MS);
  return {
    /** Resolves with the last lock, also if it is no longer held. */
    async end() {
      ended = true;
      clearInterval(timer);
      clearInterval(shortening);
      await attaching;
      return lock;
    },
  };
}
