import { href, redirect } from "react-router";
import type { Route } from "./+types/language";
import { switchLanguage, withLanguage } from "~/web/i18n/address";
import { hasLanguages, languageCookie } from "~/web/i18n/detect.server";
import { languageForm } from "~/web/i18n/language-form";
import { readFormOrThrow } from "~/web/http/body.server";
import { localPath } from "~/web/http/local-path";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { siteContext } from "~/server/site-context.server";
import { isForStaff } from "~/web/pages/areas";
import { isSecretPath } from "~/web/pages/secret-address";

/** Redirects home: the language switch posts here, and nothing links here. */
export function loader() {
  return redirect(href("/"));
}

/**
 * Saves the choice, and redirects to the page in the language. The desk has it from the cookie; a booking's page, which
 * has a language of its own, from the query.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { lng, to } = languageForm.parse(Object.fromEntries(await readFormOrThrow(request)));
  const path = localPath(to, request.url);
  const page = new URL(path, request.url);
  const { languages } = context.get(siteContext).presentation.current();
  const lang = isForStaff(page.pathname) || languages.includes(lng) ? lng : FALLBACK_LANGUAGE;
  const address = hasLanguages(page.pathname) ? switchLanguage(page, lang) : path;
  return redirect(isSecretPath(page.pathname) ? withLanguage(path, lang) : address, {
    headers: { "Set-Cookie": languageCookie(lang, request) },
  });
}
