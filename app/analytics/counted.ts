/** The cookie that switches external analytics off in a browser, with its one value. */
export const OFF_COOKIE = { name: "analytics", value: "off" } as const;

/** Where visitors find the switch. */
export const SWITCH_ADDRESS = "/privacy-policy#analytics";

/** Whether a list of cookies, as the header and the browser give it, switches analytics off. */
export function isSwitchedOff(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${OFF_COOKIE.name}=${OFF_COOKIE.value}`);
}
