import { redirect } from "react-router";
import { inLanguage, languageIn } from "~/i18n/address";
import { PRIVATE_HEADERS } from "~/web/http/security-headers.server";

/** Leads to a page of the desk, in the language that the request's address names. */
export function deskRedirect(request: Request, page: string, headers: Record<string, string> = {}) {
  return redirect(inLanguage(page, languageIn(new URL(request.url).search)), {
    status: 303,
    headers: { ...PRIVATE_HEADERS, ...headers },
  });
}
