import { href } from "react-router";
import type { Sql } from "~/web/db.server";
import {
  renewedSessionContext,
  type AccessSource,
  requireStaff,
  deskRedirect,
} from "~/desk/access.server";
import { pageAddress } from "~/desk/desk-address";
import { PASSKEY } from "~/desk/passkeys/passkey";
import {
  confirmByPasskey,
  confirmStaff,
  type ConfirmStaffResult,
} from "~/staff/confirm-staff.server";
import { relyingParty } from "~/staff/passkeys/relying-party.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import type { SecurityOutcome } from "~/staff/security/security-event";
import { sessionCookie, sessionIdOf } from "~/staff/session.server";
import type { Secret } from "~/staff/site-secret.server";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import type { MessageKey } from "~/web/message-key";
import { CONFIRMATION, CONFIRMATION_CODE, type ConfirmationProblem } from "./confirmation";

/** Returns the address of the page that asks for a confirmation, and goes on to `next`. */
export function confirmAddress(next: string): string {
  return `${href("/admin/confirm")}?${new URLSearchParams({ next })}`;
}

export function confirmRedirect(request: Request, next: string) {
  return deskRedirect(request, confirmAddress(next));
}

/**
 * Returns the staff, as `requireStaff` does. Throws a redirect to the confirmation, and then back, if the
 * last one is too old.
 */
export async function requireConfirmed(context: AccessSource, request: Request): Promise<Staff> {
  const staff = await requireStaff(context, request);
  if (staff.isConfirmed) return staff;
  throw confirmRedirect(request, pageAddress(new URL(request.url)));
}

export type ConfirmSite = { sql: Sql; secret: Secret; settings: { publicUrl: string | null } };

type ConfirmForm = { context: AccessSource; request: Request; form: FormData; staff: Staff };

/**
 * Reads the fields of `ConfirmField`, and records what was tried. Null if the session is confirmed, else
 * why it is not. The response then has the cookie of a new token.
 */
export async function readConfirmation(
  site: ConfirmSite,
  sent: ConfirmForm,
): Promise<ConfirmationProblem | null> {
  if (sent.staff.isConfirmed) return null;
  const { confirmed, wrong } = await tryConfirmation(site, sent);
  if (confirmed === null) return { text: "account.confirm.missing", seconds: 0 };
  const { context, request, staff } = sent;
  const outcome = confirmed.ok ? "ok" : OUTCOMES[confirmed.reason];
  context.get(recordSecurityContext)({ event: "confirmation", outcome, account: staff.username });
  if (!confirmed.ok) return problemOf(confirmed, wrong);
  if (confirmed.token) {
    context.set(renewedSessionContext, sessionCookie(confirmed.token, request));
  }
  return null;
}

/** The names of the outcomes in the security log. */
const OUTCOMES = {
  wrong: "wrong",
  passkey: "passkey",
  locked: "code",
  busy: "busy",
  wait: "wait",
} as const satisfies Record<RefusedConfirmation["reason"], SecurityOutcome>;

type ConfirmationAttempt = { confirmed: ConfirmStaffResult | null; wrong: MessageKey };

/** Checks what was typed. `confirmed` is null if nothing was. */
async function tryConfirmation(
  { sql, secret, settings }: ConfirmSite,
  { request, form, staff }: ConfirmForm,
): Promise<ConfirmationAttempt> {
  const now = new Date();
  const sessionId = sessionIdOf(request) ?? "";
  const response = firstText(form.get(PASSKEY));
  if (response) {
    const site = relyingParty(settings.publicUrl, request);
    const use = { staff, sessionId, secret, response, request, site, now };
    return { confirmed: await confirmByPasskey(sql, use), wrong: "operator.passkey.wrong" };
  }
  const wrong = "account.confirm.wrong";
  const password = firstText(form.get(CONFIRMATION)).slice(0, 1000);
  if (!password) return { confirmed: null, wrong };
  const code = firstText(form.get(CONFIRMATION_CODE)).slice(0, 100);
  const typed = { staff, sessionId, secret, password, code, now };
  return { confirmed: await confirmStaff(sql, typed), wrong };
}

type RefusedConfirmation = Extract<ConfirmStaffResult, { ok: false }>;

function problemOf(confirmed: RefusedConfirmation, wrong: MessageKey): ConfirmationProblem {
  if (confirmed.reason === "wait") {
    return { text: "operator.tooManyTries", seconds: confirmed.seconds };
  }
  const texts = {
    wrong,
    passkey: "operator.passkey.needed",
    locked: "account.confirm.locked",
    busy: "operator.busy",
  } as const;
  return { text: texts[confirmed.reason], seconds: 0 };
}
