import { namesOfCookie } from "~/web/http/security/host-prefix";

/** The cookie with the visitor's choice about external analytics; without it nothing runs. */
export const CHOICE_COOKIE = "analytics";

export const SWITCH_ADDRESS = "/privacy-policy#analytics";

/** Whether a browser's visitor agreed. `cookies` as in the `Cookie` header and `document.cookie`. */
export function hasConsent(cookies: string): boolean {
  const sent = cookies.split(/;\s*/);
  const isSent = (choice: string) =>
    namesOfCookie(CHOICE_COOKIE).some((name) => sent.includes(`${name}=${choice}`));
  return isSent("on") && !isSent("off");
}
