import { data, href } from "react-router";
import { namesOfSite } from "~/catalog/company/company";
import type { PublicSite } from "~/catalog/company/public-site";
import type { Sql } from "~/web/db.server";
import { type AccessSource, deskRedirect } from "~/desk/access.server";
import type { ConfirmationProblem } from "~/desk/confirm/confirmation";
import {
  confirmRedirect,
  readConfirmation,
  type ConfirmSite,
} from "~/desk/confirm/require-confirmed.server";
import type { Role } from "~/web/pages/roles";
import { addAccount } from "~/staff/accounts/add-account.server";
import {
  deleteAccount,
  updateDisabled,
  updateRole,
  updateSeenRole,
  type AccountChange,
  listAccounts,
} from "~/staff/accounts/staff-accounts.queries.server";
import { roleSchema, usernameSchema } from "~/staff/accounts/new-account.schema";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { HashCost } from "~/staff/password-rules";
import { sessionCookie } from "~/staff/session.server";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import type { FormErrors } from "~/web/http/submission.server";
import { PRIVATE_HEADERS, SIGNED_OUT_HEADERS } from "~/web/http/security/security-headers.server";
import { ACCOUNTS_INTENTS, DONE, NAME, SEEN_ROLE, type AccountsIntent } from "./accounts";
import { businessTime } from "~/web/calendar";

/** Why a form changed nothing. Errors are translation keys. */
export type AccountsAnswer =
  | {
      kind: "new";
      errors: FormErrors;
      confirmation: ConfirmationProblem | null;
      /** The typed texts without the password: no page returns it. */
      typed: { username: string; role: string };
    }
  | { kind: "lastOwner" | "unknown" | "stale" | "busy" | "bad" };

type AccountsSite = ConfirmSite & {
  publicSite: () => PublicSite;
  settings: { passwordCost: HashCost };
};

type AccountsForm = {
  context: AccessSource;
  request: Request;
  form: FormData;
  staff: Staff;
  record: RecordSecurity;
};

/** Changes one account, in a session that was confirmed lately. */
export async function answerAccountsForm(site: AccountsSite, sent: AccountsForm) {
  const { request, form, staff } = sent;
  const intent = Object.values(ACCOUNTS_INTENTS).find((known) => known === form.get("intent"));
  if (intent === ACCOUNTS_INTENTS.add) return answerNew(site, sent);
  const target = readTarget(form, intent);
  if (!intent || !target) return refuseAccountsForm({ kind: "bad" }, 400);
  if (!staff.isConfirmed) return confirmRedirect(request, href("/admin/accounts"));
  const changed = await CHANGES[intent](site.sql, target);
  const detail = [intent, target.username, intent === "role" && target.role].filter(Boolean);
  const outcome = changed.ok ? "ok" : changed.reason;
  if (outcome !== "unknown" && outcome !== "stale") {
    sent.record({ event: "account", outcome, account: staff.username, detail: detail.join(" ") });
  }
  if (!changed.ok)
    return refuseAccountsForm({ kind: changed.reason }, changed.reason === "unknown" ? 404 : 409);
  return target.username === staff.username
    ? leavePage(request, intent, target.role)
    : goBack(request, intent, target.username);
}

type Target = { username: string; role: Role; seen: Role | null };

/** Reads which account a form changes, and to what role: only a change of the role has one. */
function readTarget(form: FormData, intent: AccountsIntent | undefined): Target | null {
  const username = usernameSchema.safeParse(firstText(form.get("username")));
  const typedRole = intent === ACCOUNTS_INTENTS.role ? firstText(form.get("role")) : "owner";
  const role = roleSchema.safeParse(typedRole);
  const seen = roleSchema.safeParse(firstText(form.get(SEEN_ROLE)));
  return username.success && role.success
    ? { username: username.data, role: role.data, seen: seen.success ? seen.data : null }
    : null;
}

const CHANGES = {
  role: (sql, { seen, ...target }) =>
    seen ? updateSeenRole(sql, { ...target, seen }) : updateRole(sql, target.username, target.role),
  disable: (sql, { username }) => updateDisabled(sql, username, true),
  enable: (sql, { username }) => updateDisabled(sql, username, false),
  remove: (sql, { username }) => deleteAccount(sql, username),
} satisfies Record<
  Exclude<AccountsIntent, "add">,
  (sql: Sql, target: Target) => Promise<AccountChange | { ok: false; reason: "stale" }>
>;

/**
 * Redirects after a change of the signed-in account: its session has ended, or its role may have no right
 * to the page.
 */
function leavePage(request: Request, intent: AccountsIntent, role: Role) {
  if (intent === ACCOUNTS_INTENTS.role) {
    return role === "owner"
      ? goBack(request, intent, "")
      : deskRedirect(request, href("/admin/today"));
  }
  return deskRedirect(request, href("/admin"), {
    "Set-Cookie": sessionCookie(null, request),
    ...SIGNED_OUT_HEADERS,
  });
}

async function answerNew(site: AccountsSite, sent: AccountsForm) {
  const { request, form, staff, record } = sent;
  const typed = { username: firstText(form.get("username")), role: firstText(form.get("role")) };
  const confirmation = await readConfirmation(site, sent);
  if (confirmation)
    return refuseAccountsForm({ kind: "new", errors: {}, confirmation, typed }, 422);
  const names = namesOfSite(site.publicSite().company);
  const added = await addAccount(site.sql, { form, names, cost: site.settings.passwordCost });
  if (added.ok) {
    const { username, role } = added;
    const detail = `add ${username} ${role}`;
    record({ event: "account", outcome: "ok", account: staff.username, detail });
    return goBack(request, ACCOUNTS_INTENTS.add, username);
  }
  if (added.reason === "busy") return refuseAccountsForm({ kind: "busy" }, 503);
  return refuseAccountsForm({ kind: "new", errors: added.errors, confirmation: null, typed }, 422);
}

function goBack(request: Request, intent: AccountsIntent, username: string) {
  const query = new URLSearchParams({ [DONE]: intent, [NAME]: username });
  return deskRedirect(request, `${href("/admin/accounts")}?${query}`);
}

function refuseAccountsForm(answer: AccountsAnswer, status: number) {
  return data(answer, { status, headers: PRIVATE_HEADERS });
}

/** Loads the data of the page of accounts. */
export async function loadAccounts(sql: Sql, request: Request, staff: Staff) {
  const query = new URL(request.url).searchParams;
  const accounts = await listAccounts(sql);
  const intent = Object.values(ACCOUNTS_INTENTS).find((known) => known === query.get(DONE));
  return {
    /**
     * Whether the session was confirmed lately; otherwise the form of a new account asks for a
     * confirmation.
     */
    isConfirmed: staff.isConfirmed,
    done: intent ? { intent, name: query.get(NAME) ?? "" } : null,
    accounts: accounts.map(({ signedInAt, ...account }) => ({
      ...account,
      isOwn: account.username === staff.username,
      signedIn: signedInAt && businessTime(signedInAt),
    })),
  };
}

export type AccountsPageData = Awaited<ReturnType<typeof loadAccounts>>;
export type ShownAccount = AccountsPageData["accounts"][number];
