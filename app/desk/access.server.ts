import { createContext, data, href, type RouterContextProvider } from "react-router";
import { isDatabaseUnavailable, type Sql } from "~/db.server";
import { firstPageOf, mayOpen } from "~/pages/may-open";
import type { Page } from "~/pages/page";
import { ROLE_REFUSED } from "~/pages/roles";
import { findActiveStaff, findStaff } from "~/staff/session.server";
import type { Staff } from "~/staff/staff.queries.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { pagePath } from "~/web/http/page-path";
import { deskRedirect } from "./desk-redirect.server";

type Access = {
  /** Null without a session. */
  staff: Staff | null;
  /** Whether the role may open the page and send its forms. */
  isAllowed: boolean;
};

/** Set for pages with roles only: reading it elsewhere throws. */
const accessContext = createContext<Promise<Access>>();

/** The cookie of a session that got a new token: `guardStaff`'s middleware adds it to the response. */
export const renewedSessionContext = createContext<string | null>(null);

export type AccessSource = Readonly<RouterContextProvider>;

type StaffRequest = { sql: Sql; request: Request; page: Page };

/**
 * Runs before each page and call with roles, and reads the session once. Throws redirects: to the
 * account's page while a generated password has to be changed, and to the first page of the role.
 * While the database is unavailable each page shows what it can: `readAccess` rejects.
 */
export async function guardStaff(context: AccessSource, { sql, request, page }: StaffRequest) {
  const isDesk = page.area === "desk";
  // Calls of programs don't keep a session from ending as idle.
  const found = isDesk ? findActiveStaff(sql, request) : findStaff(sql, request.headers);
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
  if (mustVisitAccount(staff) && !FIRST_PAGES.has(path)) {
    throw deskRedirect(request, href("/admin/account"));
  }
  const asksForTab = url.searchParams.has("tab");
  if (isGate && !asksForTab && !mayOpen(staff.role, page)) {
    throw deskRedirect(request, firstPageOf(staff.role));
  }
}

const FIRST_PAGES = new Set<string>([
  href("/admin/account"),
  href("/admin/confirm"),
  href("/admin/passkey.json"),
]);

/** While a generated password has to be changed, or a demanded second factor is off. */
export function mustVisitAccount(staff: Pick<Staff, "passwordState" | "needsFactor">) {
  return staff.passwordState === "first" || staff.needsFactor;
}

/** For the frame, and for answers of their own to a role without the right; else `readStaff`. */
export function readAccess(context: AccessSource): Promise<Access> {
  return context.get(accessContext);
}

/** Null without a session. Throws a 403 if the role may not open the page. */
export async function readStaff(context: AccessSource): Promise<Staff | null> {
  const { staff, isAllowed } = await readAccess(context);
  if (staff && !isAllowed) throw refuseRole();
  return staff;
}

/** A role without the right: the page says so, with a way back. */
export function refuseRole() {
  return data(ROLE_REFUSED, { status: 403, headers: PRIVATE_HEADERS });
}
