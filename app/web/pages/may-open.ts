import { DESK_PAGES } from "./desk-pages";
import { pageAt } from "./match";
import type { Page } from "./page";
import type { Role } from "./roles";

/** Returns whether a role may open a page and send its forms. */
export function mayOpen(role: Role, { roles }: Pick<Page, "roles">): boolean {
  return roles === undefined || roles.includes(role);
}

/** Returns whether a role may open the page of the desk with an address. */
export function mayOpenAddress(role: Role, address: string): boolean {
  const [path = ""] = address.split(/[?#]/);
  const page = pageAt<Page>(DESK_PAGES, path);
  return page !== null && mayOpen(role, page);
}

/** Returns whether a role sees all bookings with their prices, or only the handovers of the day. */
export function seesAllBookings(role: Role): boolean {
  return mayOpenAddress(role, "/admin");
}

/**
 * Returns whether an account may open only its own page: while a generated password has to be changed, or a
 * demanded second factor is off. For sockets, the query `listOpenSessions` decides it.
 */
export function mustVisitAccount(staff: {
  passwordState: string | null;
  needsFactor: boolean;
}): boolean {
  return staff.passwordState === "first" || staff.needsFactor;
}
