import type { ShouldRevalidateFunctionArgs } from "react-router";
import { DESK_PAGES } from "~/web/pages/desk-pages";
import { pageAt } from "~/web/pages/match";

type DeskPage = (typeof DESK_PAGES)[number]["id"];

/** The pages that revalidate every minute and when the socket reports a change. */
const REFRESHED = new Set<DeskPage | undefined>([
  "desk",
  "deskToday",
  "deskBooking",
  "deskCalendar",
]);

/**
 * Returns whether the desk only revalidates its own data. The root loader is skipped then: offline, its
 * failure would replace the desk by an error page.
 */
export function isDeskRefresh({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  if (formMethod || currentUrl.href !== nextUrl.href) return false;
  return REFRESHED.has(pageAt(DESK_PAGES, nextUrl.pathname)?.id);
}
