import { href } from "react-router";
import { isToken } from "~/booking/links/token";

/**
 * The query parameter of links in mails with the code that proves the address of the mail. Opening the link proves
 * nothing: programs that look for viruses open links too. A form that is sent from the page does.
 */
export const PROOF_PARAMETER = "m";

/** Returns the path of a booking's page for a mail, with the code that proves the mail's address, if there is one. */
export function provingPath(token: string, proof: string | null): string {
  const path = href("/bookings/:token", { token });
  return proof === null ? path : `${path}?${PROOF_PARAMETER}=${proof}`;
}

/** Returns the path of the forms on a booking's page, which keep the code of the page's address. */
export function formPath(token: string, search: URLSearchParams): string {
  const proof = search.get(PROOF_PARAMETER);
  return provingPath(token, proof !== null && isToken(proof) ? proof : null);
}
