import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { textIn, type Localized } from "~/web/i18n/localized";

/** Returns the English name of a place or an extra: the value of places in forms, addresses and the API. */
export function englishName({ name }: { name?: Localized }): string {
  return textIn(name, FALLBACK_LANGUAGE);
}
