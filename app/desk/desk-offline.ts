import { data, isRouteErrorResponse } from "react-router";
import type { DeskProblem } from "./desk-action.server";
import type { DeskData } from "./desk.server";

/** The desk where no answer of the server came; null for an answer that is an error. */
export function lostDesk(error: unknown, url: string): DeskData | null {
  if (isAnswer(error)) return null;
  const isBookings = new URL(url).searchParams.get("tab") === "bookings";
  const shown = isBookings
    ? { tab: "bookings" as const, ok: false as const }
    : { tab: "analytics" as const, ok: false, report: null };
  return { count: null, shown, told: null };
}

let lastSeen: { url: string; answer: object } | null = null;

/**
 * Reads a page's data; where no answer comes to what was read before, the data are those that were
 * last seen, marked as `isOld`.
 */
export async function readOrKeep<T extends object>(url: string, read: () => Promise<T>) {
  try {
    const answer = await read();
    lastSeen = { url, answer };
    return answer;
  } catch (error) {
    if (isAnswer(error) || lastSeen?.url !== url) throw error;
    return { ...(lastSeen.answer as T), isOld: true };
  }
}

/** Sends a form of the desk; where no answer comes back the page stays as it is and says so. */
export async function sendDeskForm<T>(send: () => Promise<T>) {
  try {
    return await send();
  } catch (error) {
    if (isAnswer(error)) throw error;
    const problem: DeskProblem = { problem: "lost" };
    // By the status nothing is read anew, which would fail as well.
    return data(problem, { status: 503 });
  }
}

function isAnswer(error: unknown) {
  return error instanceof Response || isRouteErrorResponse(error);
}
