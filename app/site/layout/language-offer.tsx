import type { SiteData } from "~/catalog/company/use-company";
import { iconButton } from "~/ui/form/icon-button.css";
import { LANGUAGES } from "~/web/i18n/languages";
import { switchLanguage, withLanguage } from "~/web/i18n/address";
import { useTranslation } from "~/web/i18n/use-translation";
import { isSecretPath } from "~/web/pages/secret-address";
import * as styles from "./language-offer.css";

type LanguageOfferProps = { offers: SiteData["offers"]; pathname: string; search: string };

/**
 * Lines that say, each in its language, that the page is also there. The page's loader shows the one in the visitor's
 * language (`offerLanguage`), so that cached pages are the same for all.
 */
export function LanguageOffer({ offers, pathname, search }: LanguageOfferProps) {
  const { t } = useTranslation();
  const isSecret = isSecretPath(pathname);
  return LANGUAGES.filter((lang) => offers[lang]).map((lang) => (
    <aside key={lang} className={styles.root} data-offer={lang}>
      <a
        lang={lang}
        hrefLang={lang}
        href={isSecret ? withLanguage(pathname, lang) : switchLanguage({ pathname, search }, lang)}
      >
        {offers[lang]}
      </a>
      <button className={iconButton} type="button" aria-label={t("site.offer.close")}>
        ×
      </button>
    </aside>
  ));
}
