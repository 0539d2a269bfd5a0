import { data } from "react-router";
import { isDatabaseUnavailable } from "~/db.server";
import { log } from "~/log.server";

/** Awaits data that a page requires; throws a 503 if the database is unavailable. */
export async function or503<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "page data could not be read: the database is unavailable");
    throw data(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}
