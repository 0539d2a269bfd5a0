import { useSearchParams } from "react-router";
import { DONE } from "./own-booking-constants";
import type { OwnBookingPage } from "./own-booking.server";

export type OwnDone = "cancelled" | "message" | "extended";

/** The action of the URL's `done`, if the booking's state agrees. */
export function useDone({ booking, messages, returns }: OwnBookingPage): OwnDone | null {
  const done = useSearchParams()[0].get(DONE);
  if (done === "cancelled" && booking.status === "cancelled") return done;
  if (done === "extended" && returns?.request?.isDeclined === false) return done;
  return done === "message" && messages.length > 0 ? done : null;
}
