import { mustVisitAccount, seesAllBookings } from "~/web/pages/may-open";
import type { Role } from "~/web/pages/roles";
import type { PasswordState } from "~/staff/staff.queries.server";
import type { SetupProgress } from "~/desk/setup/setup";

/** What the frame shows; null if it could not be read. */
export type Frame = {
  username: string | null;
  role: Role | null;
  passwordState: PasswordState | null;
  /** Whether a second factor is demanded, and the sign-in was by a password alone. */
  needsFactor: boolean;
  /** Whether a sign-in by password needs a code. */
  hasFactor: boolean;
  hasPasskey: boolean;
  counts: {
    /** The number of bookings that need an answer. */
    pending: number;
    /** The number of messages of customers that nobody has answered. */
    messages: number;
    /** The number of customers who ask for another return. */
    wishes: number;
    /** The number of all bookings. */
    bookings: number;
  } | null;
  /** How much of the set-up is done, for those who may open its list. */
  setup: SetupProgress | null;
  /** Today in business time. */
  today: string | null;
  /** The release and the commit that run. */
  version: string | null;
  /** The number of messages that a restore holds, for those who may send or drop them. */
  held: number;
  /** Whether a channel is off by a wrong setting, for those who may open the settings. */
  hasChannelFaults: boolean;
  /** Whether the site can send e-mails. */
  hasMail: boolean;
};

export const EMPTY_FRAME: Frame = {
  username: null,
  role: null,
  passwordState: null,
  needsFactor: false,
  hasFactor: false,
  hasPasskey: false,
  counts: null,
  setup: null,
  today: null,
  version: null,
  held: 0,
  hasChannelFaults: false,
  hasMail: true,
};

/** Returns whether the desk's search is on each page: for those who may open its page now. */
export function showsSearch(frame: Frame): boolean {
  return frame.role !== null && seesAllBookings(frame.role) && !mustVisitAccount(frame);
}

/**
 * Returns whether the bell is shown: only for those who get messages, and also while the role is unknown.
 */
export function showsBell(frame: Frame | null | undefined): boolean {
  if (!frame?.role) return true;
  return seesAllBookings(frame.role) && !mustVisitAccount(frame);
}
