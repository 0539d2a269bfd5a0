import { PAGES } from "./page-table";
import { pageAt, routerPath } from "./match";
import type { Page } from "./page";

/** Returns whether a response may show the site's settings: all may but those that the table excludes. */
export function readsSettings(pathname: string): boolean {
  return pageAt<Page>(PAGES, routerPath(pathname))?.settings !== false;
}
