import { data } from "react-router";
import { logUnavailable } from "~/web/db.server";

/** Awaits data that a page requires; throws a 503 if the database is unavailable. */
export async function or503<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    logUnavailable(error, "page data could not be read");
    throw data(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}
