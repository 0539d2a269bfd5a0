import type { PageRequest } from "~/web/http/page-request";
import { dictionaryLink } from "./answer-dictionary.server";
import type { Dictionaries } from "./dictionaries.server";
import { availableDictionary, type Dictionary } from "./dictionary.server";

type Negotiated = {
  /** The dictionary to compress the page with. */
  dictionary: Dictionary | null;
  /** `Link` to one that the browser should load, or null. */
  link: string | null;
};

/**
 * For a page of the group with this name. Null for `dictionaries`: there are none. Browsers do not name the
 * encoding before they have a dictionary, so that the link is for all; those without support ignore it.
 */
export function negotiateDictionary(
  { headers }: PageRequest,
  name: string,
  dictionaries: Dictionaries | null,
): Negotiated {
  if (!dictionaries) return { dictionary: null, link: null };
  const hash = availableDictionary(headers);
  const dictionary = hash && dictionaries.find(hash);
  const hasOne = dictionary?.name === name || headers.get("Save-Data") === "on";
  const missing = hasOne ? null : dictionaries.current(name);
  return { dictionary, link: missing && dictionaryLink(missing) };
}
