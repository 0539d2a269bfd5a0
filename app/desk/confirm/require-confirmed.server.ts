import { href } from "react-router";
import type { Sql } from "~/db.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import { confirmStaff, type Confirmed } from "~/staff/confirm-staff.server";
import { sessionIdOf } from "~/staff/session.server";
import type { Secret } from "~/staff/site-secret.server";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/http/form.server";
import { CONFIRMATION, type ConfirmationProblem } from "./confirmation";

/** A redirect to the page that asks for a confirmation, and from there to `next`. */
export function confirmRedirect(request: Request, next: string) {
  return deskRedirect(request, `${href("/admin/confirm")}?${new URLSearchParams({ next })}`);
}

/** Reads the field of `ConfirmField`. Null if the session is confirmed, else why it is not. */
export async function readConfirmation(
  { sql, secret }: { sql: Sql; secret: Secret },
  { request, form, staff }: { request: Request; form: FormData; staff: Staff },
): Promise<ConfirmationProblem | null> {
  if (staff.isConfirmed) return null;
  const typed = firstText(form.get(CONFIRMATION)).slice(0, 1000);
  if (!typed) return { text: "account.confirm.missing", seconds: 0 };
  const sessionId = sessionIdOf(request.headers) ?? "";
  return problemOf(await confirmStaff(sql, { staff, sessionId, secret, typed, now: new Date() }));
}

function problemOf(confirmed: Confirmed): ConfirmationProblem | null {
  if (confirmed.ok) return null;
  if (confirmed.reason === "wait") {
    return { text: "operator.tooManyTries", seconds: confirmed.seconds };
  }
  const texts = { wrong: "account.confirm.wrong", busy: "operator.busy" } as const;
  return { text: texts[confirmed.reason], seconds: 0 };
}
