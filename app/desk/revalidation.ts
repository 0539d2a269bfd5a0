import type { ShouldRevalidateFunctionArgs } from "react-router";

const DESK = /^\/admin(?:$|\/bookings\/)/;

/**
 * Whether the desk only reads its own data anew. What is around it stays then: where the line is
 * gone, it would be an error page in place of the desk.
 */
export function isDeskReread({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return !formMethod && DESK.test(nextUrl.pathname) && currentUrl.href === nextUrl.href;
}
