import type { TFunction } from "i18next";
import type { Language } from "~/i18n/languages";
import { UNKNOWN_COUNTRY } from "~/analytics/visits/collect/country";
import type { CountedPage } from "~/analytics/visits/collect/counted-page";

/**
 * The names of pages and countries. Browser and server may name countries differently, so only the
 * server calls this for a rendered report; otherwise hydration would not match.
 */
export function visitNames(t: TFunction, lang: Language) {
  const countries = new Intl.DisplayNames([lang], { type: "region" });
  return {
    page: (page: string) => t(`visits.pages.${page as CountedPage}`),
    country: (code: string) =>
      code === UNKNOWN_COUNTRY ? t("visits.unknownCountry") : (countries.of(code) ?? code),
  };
}
