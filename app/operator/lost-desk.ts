import { isRouteErrorResponse } from "react-router";
import type { DeskData } from "./desk.server";

/**
 * The bookings tab where no answer of the server came; null for an answer that is an error, and for
 * another tab.
 */
export function lostDesk(error: unknown, url: string): DeskData | null {
  const isAnswer = error instanceof Response || isRouteErrorResponse(error);
  const isBookings = new URL(url).searchParams.get("tab") === "bookings";
  if (isAnswer || !isBookings) return null;
  return { count: null, shown: { tab: "bookings", ok: false }, told: null };
}
