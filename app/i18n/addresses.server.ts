import { inLanguage } from "./address";
import { FALLBACK_LANGUAGE, type Language } from "./languages";

/** Whole addresses, for what is read elsewhere: `https://host/path`. */
export type Addresses = {
  publicAddress(path: string): string;
  /**
   * The one address of a page in a language, for search engines: the plain path in the fallback
   * language, `?lng=` in another. `path` has the query that makes another page, and no more.
   */
  canonicalAddress(path: string, lang: Language): string;
};

/** The addresses of a site whose own is `url`. */
export function createAddresses(url: string): Addresses {
  const origin = url.replace(/\/+$/, "");
  const publicAddress = (path: string) => origin + path;
  return {
    publicAddress,
    canonicalAddress: (path, lang) =>
      publicAddress(inLanguage(path, lang === FALLBACK_LANGUAGE ? null : lang)),
  };
}
