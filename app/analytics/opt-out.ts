/** The cookie that opts a browser out of external analytics. */
export const OPT_OUT_COOKIE = { name: "analytics", value: "off" } as const;

export const SWITCH_ADDRESS = "/privacy-policy#analytics";

/** `cookies` as in the `Cookie` header and `document.cookie`. */
export function isOptedOut(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${OPT_OUT_COOKIE.name}=${OPT_OUT_COOKIE.value}`);
}
