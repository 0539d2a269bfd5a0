import { redirect } from "react-router";
import { inLanguage, languageIn } from "~/web/i18n/address";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

/** Redirects to a page of the desk, in the language of the request's URL. */
export function deskRedirect(request: Request, page: string, headers: Record<string, string> = {}) {
  return redirect(inLanguage(page, languageIn(new URL(request.url).search)), {
    status: 303,
    headers: { ...PRIVATE_HEADERS, ...headers },
  });
}
