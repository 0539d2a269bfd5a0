import type { ShouldRevalidateFunctionArgs } from "react-router";
import { DESK_PAGES } from "~/pages";
import { pageAt } from "~/pages/match";

type DeskPage = (typeof DESK_PAGES)[number]["id"];

/** The pages that read their data again each minute and when the socket reports a change. */
const REREAD = new Set<DeskPage | undefined>(["desk", "deskBooking"]);

/**
 * Whether the desk only reads its own data anew. What is around it stays then: where the line is
 * gone, it would be an error page in place of the desk.
 */
export function isDeskReread({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  if (formMethod || currentUrl.href !== nextUrl.href) return false;
  return REREAD.has(pageAt(DESK_PAGES, nextUrl.pathname)?.id);
}
