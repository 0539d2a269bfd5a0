import { data, href } from "react-router";
import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import { sessionCookie, sessionIdOf } from "~/staff/session.server";
import { requireStaff } from "~/desk/require-staff.server";
import type { Staff } from "~/staff/staff.queries.server";
import { withoutNul } from "~/web/plain-text";
import { PRIVATE_HEADERS } from "~/web/http/security-headers.server";
import { ACCOUNT_INTENTS, DONE, type AccountDone } from "./account";
import { deleteSignIn, deleteSignIns } from "~/staff/accounts/accounts.queries.server";
import { changePassword, type PasswordErrors } from "~/staff/accounts/change-password.server";

export type AccountAnswer =
  | { kind: "invalid"; errors: PasswordErrors }
  | { kind: "wait"; seconds: number }
  | { kind: "busy" | "bad" };

export async function answerAccountForm(sql: Sql, request: Request, form: FormData) {
  const staff = await requireStaff(sql, request);
  const sessionId = sessionIdOf(request.headers)!;
  switch (form.get("intent")) {
    case ACCOUNT_INTENTS.password:
      return answerPassword(request, staff, await changePassword(sql, { staff, sessionId, form }));
    case ACCOUNT_INTENTS.endOne: {
      const id = withoutNul(String(form.get("id")));
      await deleteSignIn(sql, { id, userId: staff.id });
      log.info({ staff: staff.username }, "staff ended a sign-in");
      return id === sessionId ? redirectToGate(request) : goBack(request, "ended");
    }
    case ACCOUNT_INTENTS.endAll:
      await deleteSignIns(sql, staff.id);
      log.info({ staff: staff.username }, "staff ended all their sign-ins");
      return redirectToGate(request);
    default:
      return refuse({ kind: "bad" }, 400);
  }
}

function answerPassword(
  request: Request,
  staff: Staff,
  changed: Awaited<ReturnType<typeof changePassword>>,
) {
  if (changed.ok) {
    log.info({ staff: staff.username }, "staff changed their password");
    return goBack(request, "password");
  }
  if (changed.reason === "invalid") return refuse({ kind: "invalid", errors: changed.errors }, 422);
  if (changed.reason === "busy") return refuse({ kind: "busy" }, 503);
  const { seconds } = changed;
  return refuse({ kind: "wait", seconds }, 429, { "Retry-After": String(seconds) });
}

function goBack(request: Request, done: AccountDone) {
  return deskRedirect(request, `${href("/admin/account")}?${DONE}=${done}`);
}

function redirectToGate(request: Request) {
  return deskRedirect(request, href("/admin"), { "Set-Cookie": sessionCookie(null, request) });
}

function refuse(answer: AccountAnswer, status: number, headers: Record<string, string> = {}) {
  return data(answer, { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}
