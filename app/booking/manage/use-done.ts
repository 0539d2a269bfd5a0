import { useSearchParams } from "react-router";
import { DONE } from "./own-booking";
import type { OwnBookingPage } from "./own-booking.server";

export type OwnDone = "cancelled" | "message";

/** The action of the URL's `done`, if the booking's state agrees. */
export function useDone({ booking, messages }: OwnBookingPage): OwnDone | null {
  const done = useSearchParams()[0].get(DONE);
  if (done === "cancelled" && booking.status === "cancelled") return done;
  return done === "message" && messages.length > 0 ? done : null;
}
