import { href } from "react-router";
import { isToken } from "~/booking/links/token";

/**
 * The query parameter of links in mails with the code that proves the address of the mail. Opening the link proves
 * nothing: programs that look for viruses open links too. A form that is sent from the page does.
 */
export const PROOF_PARAMETER = "m";

/** Returns the path of a booking's page for a mail, with the code that proves the mail's address. */
export function provingPath(token: string, proof: string): string {
  return `${href("/bookings/:token", { token })}?${PROOF_PARAMETER}=${proof}`;
}

/** Returns the path of the forms on a booking's page, which keep the code of the page's address. */
export function formPath(token: string, search: URLSearchParams): string {
  const proof = search.get(PROOF_PARAMETER);
  return proof !== null && isToken(proof)
    ? provingPath(token, proof)
    : href("/bookings/:token", { token });
}
