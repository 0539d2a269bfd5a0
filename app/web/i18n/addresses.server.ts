import { inLanguage } from "./address";
import type { Language } from "./languages";

/** Absolute addresses: `https://host/path`. */
export type Addresses = {
  publicAddress(path: string): string;
  /**
   * Returns the canonical address of a page in a language. `path` is its address in English, with only query
   * parameters that select another page.
   */
  canonicalAddress(path: string, lang: Language): string;
};

export function createAddresses(url: string): Addresses {
  const origin = url.replace(/(?<!\/)\/+$/, "");
  const publicAddress = (path: string) => origin + path;
  return {
    publicAddress,
    canonicalAddress: (path, lang) => publicAddress(inLanguage(path, lang)),
  };
}
