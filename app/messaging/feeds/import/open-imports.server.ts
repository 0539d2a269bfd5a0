import { logFault } from "~/web/db.server";
import { importNext, type ImportRun, LOOK_EVERY_MS } from "./run-import.server";

/** Fetches the calendars that are due, one after another, each on one node, until `close`. */
export function openImports(site: Pick<ImportRun, "sql" | "allowPrivate" | "hosts">) {
  const controller = new AbortController();
  const { signal } = controller;
  let running: Promise<void> | null = null;

  async function run() {
    let found = true;
    while (found && !signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is gentle to the others' servers.
      found = await importNext({ ...site, signal, now: new Date() });
    }
  }

  function look() {
    running ??= run()
      .catch((error: unknown) => logFault(error, "calendars could not be imported"))
      .finally(() => (running = null));
  }

  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    async close() {
      clearInterval(timer);
      controller.abort();
      await running;
    },
  };
}
