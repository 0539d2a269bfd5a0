import { isSecretPath } from "~/secret-address";

/** The cookie that switches external analytics off in a browser, with its one value. */
export const OFF_COOKIE = { name: "analytics", value: "off" } as const;

/** Where visitors find the switch. */
export const SWITCH_ADDRESS = "/privacy-policy#analytics";

/** Whether a list of cookies, as the header and the browser give it, switches analytics off. */
export function isSwitchedOff(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${OFF_COOKIE.name}=${OFF_COOKIE.value}`);
}

/** Whether an address holds a booking's token, which stands in no analytics event (contract, Forms). */
export function isSecretAddress(address: { pathname: string; search: string }): boolean {
  return isSecretPath(address.pathname) || new URLSearchParams(address.search).has("booked");
}

/** Whether an address is of the desk: the staff's own work is nobody's statistics. */
export function isDesk({ pathname }: { pathname: string }): boolean {
  return /^\/admin(\/|$)/i.test(pathname);
}
