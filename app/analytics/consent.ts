/** The cookie with the visitor's choice about external analytics; without it nothing runs. */
export const CHOICE_COOKIE = "analytics";

export const SWITCH_ADDRESS = "/privacy-policy#analytics";

/** Whether a browser's visitor agreed. `cookies` as in the `Cookie` header and `document.cookie`. */
export function hasConsent(cookies: string): boolean {
  const sent = cookies.split(/;\s*/);
  return sent.includes(`${CHOICE_COOKIE}=on`) && !sent.includes(`${CHOICE_COOKIE}=off`);
}
