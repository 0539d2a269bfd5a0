import { data } from "react-router";
import type { PublicSite } from "~/catalog/company/public-site";
import type { HashCost } from "~/staff/password-rules";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Secret } from "~/staff/site-secret.server";
import type { AccessSource } from "./access.server";
import type { RefusedModel } from "./bookings/model/model-fields";
import type { RefusedNote } from "./bookings/page/booking-note";
import type { RefusedChange } from "./bookings/change-booking.server";

export const NO_STORE = { "Cache-Control": "no-store" };

/** Why a form of the desk changed nothing. */
export type DeskProblem =
  | {
      problem: "wrong" | "expired" | "code" | "wrongCode" | "lockedCode" | "passkey";
      username: string;
    }
  | { problem: "clock"; username: string; minutes: number }
  | { problem: "busy" | "unanswered" | "wrongPasskey" }
  | {
      problem: "signedOut" | "bad" | "not-found" | "unavailable" | "stale" | "longSentence";
      note?: RefusedNote;
      /** The typed sentence to the customer, which must not be lost. */
      sentence?: string;
    }
  | ({ problem: "refused" } & Omit<RefusedChange, "ok" | "reason">)
  | { problem: "model"; model: RefusedModel }
  | { problem: "wait"; seconds: number };

/** A submitted form of the desk and its client. */
export type DeskRequest = {
  request: Request;
  form: FormData;
  /** The address of the client. */
  address: string;
  secret: Secret;
  publicSite: () => PublicSite;
  /** The public URL; with null the origin of the request's page counts. */
  publicUrl: string | null;
  /** The cost of new password hashes. */
  passwordCost: HashCost;
  record: RecordSecurity;
  context: AccessSource;
};

/** Returns the response with the problem, which the form's page shows. */
export function refuseDeskForm(
  problem: DeskProblem,
  status: number,
  headers: Record<string, string> = {},
) {
  return data(problem, { status, headers: { ...NO_STORE, ...headers } });
}
