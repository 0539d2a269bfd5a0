import { withLanguage } from "~/web/i18n/address";
import { hasLanguages } from "~/web/i18n/detect.server";
import type { Language } from "~/web/i18n/languages";
import { prefixed } from "~/web/i18n/prefix";

/**
 * Returns the address of a page in a language. `address` is that in English; the desk and the pages of a booking have
 * the language in their query.
 */
export function addressIn(address: string, lang: Language): string {
  const { pathname, search, hash } = new URL(address, "http://site");
  if (!hasLanguages(pathname)) return withLanguage(address, lang);
  return prefixed(pathname, lang) + search + hash;
}
