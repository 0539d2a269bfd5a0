import { useTranslation } from "~/i18n/use-translation";
import { FALLBACK_LANGUAGE, isLanguage } from "~/i18n/languages";
import { NO_PROMISES, type Promises } from "./promises";
import { useSiteData } from "./use-site-data";

/** What the company promises on pages in the reader's language. */
export function usePromises(): Promises {
  const { language } = useTranslation().i18n;
  const lang = isLanguage(language) ? language : FALLBACK_LANGUAGE;
  return useSiteData()?.promises[lang] ?? NO_PROMISES;
}
