import { data, href } from "react-router";
import { namesOfSite } from "~/catalog/company/names-of-site";
import type { PublicSite } from "~/catalog/company/public-site";
import { confirmRedirect, type ConfirmSite } from "~/desk/confirm/require-confirmed.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import type { HashCost } from "~/staff/password-cost";
import { sessionCookie, sessionIdOf } from "~/staff/session.server";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Staff } from "~/staff/staff.queries.server";
import { withoutNul } from "~/web/plain-text";
import type { FormErrors } from "~/web/http/submission.server";
import { PRIVATE_HEADERS, SIGNED_OUT_HEADERS } from "~/web/http/security/security-headers.server";
import { ACCOUNT_INTENTS } from "./account";
import { goBack } from "./account-redirect.server";
import { answerFactorForm, FACTOR_INTENTS, type CodeAnswer } from "./factor-action.server";
import { answerPasskeyForm, PASSKEY_INTENTS, type PasskeyAnswer } from "./passkey-action.server";
import { deleteSignIn, deleteSignIns } from "~/staff/accounts/accounts.queries.server";
import { changePassword } from "~/staff/accounts/change-password.server";

export type AccountAnswer =
  | { kind: "invalid"; errors: FormErrors }
  | { kind: "wait"; seconds: number }
  | CodeAnswer
  | PasskeyAnswer
  | { kind: "busy" | "bad" };

type AccountSite = ConfirmSite & {
  publicSite: () => PublicSite;
  settings: { passwordCost: HashCost };
};

type AccountForm = { request: Request; form: FormData; staff: Staff; record: RecordSecurity };

export async function answerAccountForm(site: AccountSite, sent: AccountForm) {
  const { sql } = site;
  const { request, form, staff, record } = sent;
  const sessionId = sessionIdOf(request)!;
  const intent = form.get("intent");
  const factorIntent = FACTOR_INTENTS.find((known) => known === intent);
  if (factorIntent) return answerFactorForm(site, factorIntent, sent);
  const passkeyIntent = PASSKEY_INTENTS.find((known) => known === intent);
  if (passkeyIntent) return answerPasskeyForm(site, passkeyIntent, sent);
  switch (intent) {
    case ACCOUNT_INTENTS.password: {
      const names = namesOfSite(site.publicSite().company);
      const changed = await changePassword(sql, {
        staff,
        sessionId,
        form,
        names,
        cost: site.settings.passwordCost,
      });
      return answerPassword({ request, record }, staff, changed);
    }
    case ACCOUNT_INTENTS.endOne: {
      if (!staff.isConfirmed) return confirmRedirect(request, href("/admin/account"));
      const id = withoutNul(String(form.get("id")));
      const hasEnded = await deleteSignIn(sql, { id, userId: staff.id });
      if (hasEnded) record({ event: "sessions", outcome: "ok", account: staff.username });
      return id === sessionId ? redirectToGate(request) : goBack(request, "ended");
    }
    case ACCOUNT_INTENTS.endAll:
      if (!staff.isConfirmed) return confirmRedirect(request, href("/admin/account"));
      await deleteSignIns(sql, staff.id);
      record({ event: "sessions", outcome: "ok", account: staff.username });
      return redirectToGate(request);
    default:
      return refuse({ kind: "bad" }, 400);
  }
}

function answerPassword(
  { request, record }: Pick<AccountForm, "request" | "record">,
  staff: Staff,
  changed: Awaited<ReturnType<typeof changePassword>>,
) {
  if (changed.ok) {
    record({ event: "password", outcome: "ok", account: staff.username });
    const cookie = sessionCookie(changed.token, request);
    return goBack(request, "password", { "Set-Cookie": cookie });
  }
  const outcome = changed.reason === "invalid" ? "wrong" : changed.reason;
  record({ event: "password", outcome, account: staff.username });
  if (changed.reason === "invalid") return refuse({ kind: "invalid", errors: changed.errors }, 422);
  if (changed.reason === "busy") return refuse({ kind: "busy" }, 503);
  const { seconds } = changed;
  return refuse({ kind: "wait", seconds }, 429, { "Retry-After": String(seconds) });
}

function redirectToGate(request: Request) {
  return deskRedirect(request, href("/admin"), {
    "Set-Cookie": sessionCookie(null, request),
    ...SIGNED_OUT_HEADERS,
  });
}

function refuse(answer: AccountAnswer, status: number, headers: Record<string, string> = {}) {
  return data(answer, { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}
