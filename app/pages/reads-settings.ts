import { PAGES } from "~/pages";
import { pageAt, routerPath } from "./match";
import type { Page } from "./page";

/** Whether an answer may show the site's settings: all do but those that the table excludes. */
export function readsSettings(pathname: string): boolean {
  return pageAt<Page>(PAGES, routerPath(pathname))?.settings !== false;
}
