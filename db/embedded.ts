import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chooseAccount } from "./account";
import { embeddedPlace } from "./address";
import { ensureCluster } from "./cluster";
import { attach, type NodeLock } from "./node-lock";
import { serverPid, startServer, stopServer, type Server } from "./postmaster";
import { nativeFolder } from "./program";
import { startFailure } from "./start-failure";

/** A lock file left by a dying server can be in the way for about 10 s. */
const START_WITHIN_MS = 30_000;
const WATCH_EVERY_MS = 1_000;

/** Between two tries to start a server that does not start. */
const LONGEST_PAUSE_MS = 2_000;

export type EmbeddedDatabase = {
  /** Ends the watch and, when no other process of this site uses the server, the server. */
  stop(): Promise<void>;
};

/**
 * Makes PostgreSQL run in the data folder: attaches to a server that runs there already, or starts
 * one, makes the cluster and the database where they are missing, and starts the server again
 * should it die. Throws an error that says what to do when none of this is possible.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const place = embeddedPlace(folder);
  const native = nativeFolder();
  const account = chooseAccount(place.cluster, [folder, join(native, "bin/postgres")]);
  const server = { native, place, account };
  await ensureCluster(native, place, account);
  const watch = keepAttached(server, await ensureAttached(server));
  return {
    async stop() {
      const lock = await watch.end();
      if (await lock.release()) await stopServer(place);
      await lock.close();
    },
  };
}

/** Starts the server where none runs and attaches to it, until one of the tries succeeds. */
async function ensureAttached(server: Server): Promise<NodeLock> {
  const deadline = Date.now() + START_WITHIN_MS;
  let output = "";
  for (let failures = 0; ; failures += 1) {
    if (serverPid(server.place) === null) output = (await startServer(server)) ?? output;
    try {
      return await attach(server.place);
    } catch (error) {
      if (Date.now() > deadline) throw await startFailure(server.place, error as Error, output);
    }
    await pause(Math.min(LONGEST_PAUSE_MS, 50 * 2 ** failures));
  }
}

/** Looks once a second whether this process is still attached, and attaches it again. */
function keepAttached(server: Server, first: NodeLock) {
  let lock = first;
  let ended = false;
  let attaching: Promise<void> | null = null;

  async function attachAgain() {
    await lock.close();
    lock = await ensureAttached(server);
  }

  const timer = setInterval(() => {
    if (ended || lock.isHeld()) return;
    attaching ??= attachAgain()
      .catch((error) => console.error(String(error.message)))
      .finally(() => {
        attaching = null;
      });
  }, WATCH_EVERY_MS);
  return {
    /** Resolves with the lock as it is then, held or not. */
    async end() {
      ended = true;
      clearInterval(timer);
      await attaching;
      return lock;
    },
  };
}
