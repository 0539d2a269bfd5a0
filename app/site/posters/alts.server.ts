import { pageTexts } from "~/texts/i18n.server";
import type { PosterName } from "~/texts/page-texts";
import { FALLBACK_LANGUAGE, type Language } from "~/web/i18n/languages";
import { keysOf } from "~/web/records";

export const POSTER_NAMES = keysOf(pageTexts(FALLBACK_LANGUAGE).posters);

export function posterAlt(name: PosterName, lang: Language): string {
  return pageTexts(lang).posters[name];
}
