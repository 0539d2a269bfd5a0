import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Tinypool } from "tinypool";
import { log } from "~/log.server";

const FILE = resolve("build/server/visit-thread.js");

/** Without visits the thread ends, and a new one comes with the next. */
const IDLE_MS = 60_000;

/** Stores visits in a thread of its own, beside the one that answers requests. */
export function storeBeside() {
  const pool = new Tinypool({
    filename: pathToFileURL(FILE).href,
    name: "write",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // It would be deaf to the database while it waits for work.
    useAtomics: false,
    teardown: "end",
  });
  pool.on("error", (error) => log.error({ err: error }, "the thread that stores visits failed"));
  return {
    /** As `visitWriter`'s. Rejects also where the thread ended over it. */
    store: (visits: string): Promise<boolean> => pool.run(visits),
    close: () => pool.destroy(),
  };
}
