import { isBelow, routerPath } from "./match";

/**
 * The paths of areas. All pages of an area, and no others, are below its path: `page-table.test.ts` compares
 * with the table.
 */
const DESK = "/admin";
const API = "/api";
/** The pages of links in messages to the company. */
const DECISIONS = "/decide";

/** Returns whether a path belongs to the desk, even if there is no page. */
export function isDesk(pathname: string): boolean {
  return isBelow(DESK, routerPath(pathname));
}

/** Returns whether a page shows texts that only staff see. */
export function isForStaff(pathname: string): boolean {
  return isDesk(pathname) || isBelow(DECISIONS, routerPath(pathname));
}

/** Returns whether a path belongs to the API, even if there is no route. Case-sensitive: no other may PATCH. */
export function isApi(pathname: string): boolean {
  return pathname.startsWith(`${API}/`);
}
