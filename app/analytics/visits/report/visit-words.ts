import type { TFunction } from "i18next";
import type { Language } from "~/i18n/languages";
import { UNKNOWN_COUNTRY } from "~/analytics/visits/collect/country";
import type { CountedPage } from "~/analytics/visits/collect/counted-page";

/**
 * What pages and countries are called. The browser's list of countries may be another one than the
 * server's: what the server has rendered is not put into words again.
 */
export function visitWords(t: TFunction, lang: Language) {
  const countries = new Intl.DisplayNames([lang], { type: "region" });
  return {
    page: (page: string) => t(`visits.pages.${page as CountedPage}`),
    country: (code: string) =>
      code === UNKNOWN_COUNTRY ? t("visits.unknownCountry") : (countries.of(code) ?? code),
  };
}
