import { withLanguage } from "~/web/i18n/address";
import { hasLanguages } from "~/web/i18n/detect.server";
import type { Language } from "~/web/i18n/languages";
import { prefixed, splitLanguage } from "~/web/i18n/prefix";

const NO_ORIGIN = "http://site";

/**
 * Returns the address of a page in a language. `address` may be of any language; the desk and the pages of a booking have
 * the language in their query.
 */
export function addressIn(address: string, lang: Language): string {
  const { origin, pathname, search, hash } = new URL(address, NO_ORIGIN);
  const { path } = splitLanguage(pathname);
  if (!hasLanguages(path)) return withLanguage(address, lang);
  return (origin === NO_ORIGIN ? "" : origin) + prefixed(path, lang) + search + hash;
}
