import { href } from "react-router";
import type { Sql } from "~/db.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import { PASSKEY } from "~/desk/passkeys/passkey";
import type { Settings } from "~/settings.server";
import { confirmByPasskey, confirmStaff, type Confirmed } from "~/staff/confirm-staff.server";
import { relyingParty } from "~/staff/passkeys/relying-party.server";
import { sessionIdOf } from "~/staff/session.server";
import type { Secret } from "~/staff/site-secret.server";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/http/form.server";
import type { MessageKey } from "~/web/message-key";
import { CONFIRMATION, type ConfirmationProblem } from "./confirmation";

/** The page that asks for a confirmation, and goes on to `next`. */
export function confirmAddress(next: string): string {
  return `${href("/admin/confirm")}?${new URLSearchParams({ next })}`;
}

export function confirmRedirect(request: Request, next: string) {
  return deskRedirect(request, confirmAddress(next));
}

export type ConfirmSite = { sql: Sql; secret: Secret; settings: Pick<Settings, "publicUrl"> };

type ConfirmForm = { request: Request; form: FormData; staff: Staff };

/** Reads the fields of `ConfirmField`. Null if the session is confirmed, else why it is not. */
export async function readConfirmation(
  { sql, secret, settings }: ConfirmSite,
  { request, form, staff }: ConfirmForm,
): Promise<ConfirmationProblem | null> {
  if (staff.isConfirmed) return null;
  const now = new Date();
  const sessionId = sessionIdOf(request.headers) ?? "";
  const response = firstText(form.get(PASSKEY));
  if (response) {
    const { headers } = request;
    const site = relyingParty(settings.publicUrl, request);
    const use = { staff, sessionId, secret, response, headers, site, now };
    return problemOf(await confirmByPasskey(sql, use), "operator.passkey.wrong");
  }
  const typed = firstText(form.get(CONFIRMATION)).slice(0, 1000);
  if (!typed) return { text: "account.confirm.missing", seconds: 0 };
  const confirmed = await confirmStaff(sql, { staff, sessionId, secret, typed, now });
  return problemOf(confirmed, "account.confirm.wrong");
}

function problemOf(confirmed: Confirmed, wrong: MessageKey): ConfirmationProblem | null {
  if (confirmed.ok) return null;
  if (confirmed.reason === "wait") {
    return { text: "operator.tooManyTries", seconds: confirmed.seconds };
  }
  return { text: confirmed.reason === "wrong" ? wrong : "operator.busy", seconds: 0 };
}
