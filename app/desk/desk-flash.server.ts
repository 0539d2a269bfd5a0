import type { DeskStatus } from "~/booking/status";
import type { HandoverMark } from "./bookings/page/handover";
import type { UnwrittenReason } from "./customer-mail";
import type { Secret } from "~/staff/site-secret.server";
import { flashCookie } from "~/web/http/flash.server";

/** The desk's flash message: a changed booking, or the number of messages that are resent, released or dropped. */
export type DeskFlash =
  | {
      id: number;
      status: DeskStatus | HandoverMark | DeskChange;
      /** The car that the booking has now, if that is what changed. */
      car?: string;
      /** Whether little time is left between the rental and another one. */
      hasShortGap?: boolean;
      /** Whether papers of the vehicle end before its return. */
      hasEndingPaper?: boolean;
      /** The reason why the customer is not written to about it. */
      unwritten?: UnwrittenReason;
      /** What undoes the change, and for how long. */
      undo?: { id: number; seconds: number };
    }
  | { resent: number }
  | { released: number }
  | { dropped: number }
  /**
   * How many bookings were marked as planned, and how many had changed meanwhile, have no car, were
   * confirmed after their return, or had their car with another customer.
   */
  | {
      settled: number;
      left: number;
      withoutCar?: number;
      confirmedLate?: number;
      withOther?: number;
    }
  /** How many messages were marked as answered: none if somebody else did. */
  | { messagesAnswered: number }
  /** How many requests that nobody answered were cancelled, or stay. */
  | { answered: "cancel" | "keep"; count: number; unwritten?: UnwrittenReason };

/** The changes of a booking besides its status and its handover. */
type DeskChange =
  | "confirmedWithoutCar"
  | "refused"
  | "noShow"
  | "noted"
  | "confirmedWithoutCar"
  | "taken"
  | "repeated"
  | "moved"
  | "pinned"
  | "unpinned"
  | "swapped"
  | "modelChanged"
  | "modelNamed"
  | "extended"
  | "tripChanged"
  | "extensionDeclined"
  | "undone"
  | "undoneBefore";

/** Creates the cookie, signed with the site's secret, so that every node can read it. */
export async function deskFlashCookie(secret: Secret) {
  return flashCookie<DeskFlash>(await secret());
}
