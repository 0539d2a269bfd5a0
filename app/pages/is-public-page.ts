import { PUBLIC_PAGES } from "~/page-table";
import { pageAt, routerPath } from "./match";

/** Whether a path is that of a page that anyone may read. */
export function isPublicPage(pathname: string): boolean {
  return pageAt(PUBLIC_PAGES, routerPath(pathname)) !== null;
}
