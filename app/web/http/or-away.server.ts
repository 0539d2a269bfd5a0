import { data } from "react-router";
import { isDatabaseUnavailable } from "~/db.server";
import { log } from "~/log.server";

/** Waits for what a page can't do without; while the database is away the page is a 503. */
export async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "a page could not be read: the database is away");
    throw data(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}
