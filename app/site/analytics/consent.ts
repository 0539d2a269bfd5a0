import { HOST_PREFIX, namesOfCookie } from "~/web/http/security/host-prefix";

/** The cookie with the visitor's choice about external analytics; without it nothing runs. */
export const CHOICE_COOKIE = "analytics";

export const SWITCH_ADDRESS = "/privacy-policy#analytics";

/**
 * Returns whether a browser's visitor agreed. `cookies` as in the `Cookie` header and `document.cookie`. On https
 * only the cookie of this very host agrees, while a refusal counts under each name.
 */
export function hasConsent(cookies: string, isHttps: boolean): boolean {
  const sent = new Set(cookies.split(/;\s*/));
  const agreed = `${isHttps ? HOST_PREFIX : ""}${CHOICE_COOKIE}=on`;
  return sent.has(agreed) && !namesOfCookie(CHOICE_COOKIE).some((name) => sent.has(`${name}=off`));
}
