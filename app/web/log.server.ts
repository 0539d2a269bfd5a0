import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";
import { pino } from "pino";

/** The id of the request in progress, which each log line about it contains. */
export const requestIds = new AsyncLocalStorage<string>();

/** The header that names a response's request, for the log of a proxy. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** Names, phones, tokens and query strings must never be logged. `createSite` sets the level. */
export const log = pino({
  base: null,
  mixin: () => ({ requestId: requestIds.getStore() }),
});

/** Turns warnings and errors of libraries, such as the router, into lines of the log. */
export function logConsole() {
  console.warn = (...words: unknown[]) => log.warn(format(...words));
  console.error = (...words: unknown[]) => log.error(format(...words));
}
