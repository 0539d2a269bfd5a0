import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";
import { pino } from "pino";

/** The id of the request that is being answered, in each line about it. */
export const requestIds = new AsyncLocalStorage<string>();

/** The header of a response that names it, for the log of a proxy. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** Never log names, phones, tokens or query strings. `createSite` sets the level. */
export const log = pino({
  base: null,
  mixin: () => ({ requestId: requestIds.getStore() }),
});

/** Warnings and errors of libraries, such as the router, become lines of the log. */
export function logConsole() {
  console.warn = (...words: unknown[]) => log.warn(format(...words));
  console.error = (...words: unknown[]) => log.error(format(...words));
}
