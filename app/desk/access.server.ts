import { createContext, data, href, type RouterContextProvider, redirect } from "react-router";
import { isDatabaseUnavailable, type Sql } from "~/web/db.server";
import { mayOpen, mustVisitAccount } from "~/web/pages/may-open";
import type { Page } from "~/web/pages/page";
import { type DAY_REFUSED, ROLE_REFUSED } from "~/web/pages/roles";
import { findActiveStaff, findStaff } from "~/staff/session.server";
import type { Staff } from "~/staff/staff.queries.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { pagePath } from "~/web/http/local-path";
import { gateAddress, pageAddress } from "./desk-address";
import { keepLanguage } from "~/web/i18n/address";

type Access = {
  /** The signed-in staff; null without a session. */
  staff: Staff | null;
  /** Whether the role may open the page and send its forms. */
  isAllowed: boolean;
};

/** The context holds an access only for pages with roles: reading it elsewhere throws. */
const accessContext = createContext<Promise<Access>>();

/** The cookie of a session that got a new token: `guardStaff`'s middleware adds it to the response. */
export const renewedSessionContext = createContext<string | null>(null);

export type AccessSource = Readonly<RouterContextProvider>;

type StaffRequest = { sql: Sql; request: Request; page: Page };

/**
 * Runs before each page and endpoint with roles, and reads the session once. Throws redirects: to the
 * account's page while a generated password has to be changed, and to Today from a page that the role may
 * not open. While the database is unavailable each page shows what it can: `readAccess` rejects.
 */
export async function guardStaff(context: AccessSource, { sql, request, page }: StaffRequest) {
  const isDesk = page.area === "desk";
  // Requests that a program sends don't prevent a session from ending as idle.
  const found = isDesk ? findActiveStaff(sql, request) : findStaff(sql, request);
  const access = found.then((staff) => ({
    staff,
    isAllowed: staff !== null && mayOpen(staff.role, page),
  }));
  context.set(accessContext, access);
  const known = await access.catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    return null;
  });
  if (isDesk && known?.staff) redirectElsewhere(known.staff, page, request);
}

function redirectElsewhere(staff: Staff, page: Page, request: Request) {
  const url = new URL(request.url);
  const path = pagePath(url);
  const isGate = path === href("/admin");
  // These forms sign in and out.
  if (isGate && request.method === "POST") return;
  visitAccountFirst(staff, request);
  const asksForTab = url.searchParams.has("tab");
  if (isGate && !asksForTab && !mayOpen(staff.role, page)) {
    throw deskRedirect(request, href("/admin/today"));
  }
}

const FIRST_PAGES = new Set<string>([
  href("/admin/account"),
  href("/admin/confirm"),
  href("/admin/passkey.json"),
]);

/** Throws a redirect to the account's page, unless the request is for one of the pages needed there. */
function visitAccountFirst(staff: Staff, request: Request) {
  if (!mustVisitAccount(staff) || FIRST_PAGES.has(pagePath(new URL(request.url)))) return;
  throw deskRedirect(request, href("/admin/account"));
}

/**
 * Reads the access for the frame, and for endpoints, which respond in their own way to those who may not go
 * on; others use `readStaff`.
 */
export function readAccess(context: AccessSource): Promise<Access> {
  return context.get(accessContext);
}

/**
 * Returns the staff, or null without a session. Throws a 403 if the role may not open the page, and a
 * redirect to the account's page: a refused form at the gate shows its page too.
 */
export async function readStaff(context: AccessSource, request: Request): Promise<Staff | null> {
  const { staff, isAllowed } = await readAccess(context);
  if (staff && !isAllowed) throw refuseRole();
  if (staff) visitAccountFirst(staff, request);
  return staff;
}

/** Returns the refusal of a role without the right: the page says so, with a way back. */
export function refuseRole(reason: typeof ROLE_REFUSED | typeof DAY_REFUSED = ROLE_REFUSED) {
  return data(reason, { status: 403, headers: PRIVATE_HEADERS });
}

/**
 * Returns the signed-in staff member. Throws a redirect to the password gate without a session, and a 403
 * if the role may not open the page.
 */
export async function requireStaff(context: AccessSource, request: Request): Promise<Staff> {
  const staff = await readStaff(context, request);
  if (staff) return staff;
  throw deskRedirect(request, gateAddress(pageAddress(new URL(request.url))));
}

/** Redirects to a page of the desk, in the language of the request's URL. */
export function deskRedirect(request: Request, page: string, headers: Record<string, string> = {}) {
  return redirect(keepLanguage(page, new URL(request.url).search), {
    status: 303,
    headers: { ...PRIVATE_HEADERS, ...headers },
  });
}
