import { data, isRouteErrorResponse } from "react-router";
import { LANGUAGE_PARAMETER } from "~/web/i18n/languages";
import type { DeskProblem } from "./desk-request.server";
import type { DeskData } from "./desk.server";

/** Returns the desk's data after a network error; null if the server responded. */
export function offlineDesk(error: unknown, url: string): DeskData | null {
  if (isServerResponse(error)) return null;
  const isBookings = new URL(url).searchParams.get("tab") === "bookings";
  const shown = isBookings
    ? { tab: "bookings" as const, ok: false as const }
    : { tab: "analytics" as const, ok: false, report: null };
  return { shown, flash: null };
}

let last: { page: string; data: object } | null = null;

/**
 * Loads a page's data. After a network error it returns the last data of the same URL, marked as
 * `isStale`. A language in the URL makes no difference.
 */
export async function loadOrUseLast<T extends object>(url: string, load: () => Promise<T>) {
  const page = withoutLanguage(url);
  try {
    const loaded = await load();
    last = { page, data: loaded };
    return loaded;
  } catch (error) {
    if (isServerResponse(error) || last?.page !== page) throw error;
    return { ...(last.data as T), isStale: true };
  }
}

/** Sends a form of the desk. A network error is returned as a problem, not thrown. */
export async function sendDeskForm<T>(send: () => Promise<T>) {
  try {
    return await send();
  } catch (error) {
    if (isServerResponse(error)) throw error;
    const problem: DeskProblem = { problem: "unanswered" };
    // The status prevents a revalidation, which would fail too.
    return data(problem, { status: 503 });
  }
}

/** Returns whether the server responded, even if with an error. */
export function isServerResponse(error: unknown) {
  return error instanceof Response || isRouteErrorResponse(error);
}

function withoutLanguage(url: string) {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete(LANGUAGE_PARAMETER);
  return `${pathname}?${searchParams}`;
}
