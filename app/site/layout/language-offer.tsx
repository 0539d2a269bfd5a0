import { useSiteData } from "~/catalog/company/use-company";
import { switchLanguage, withLanguage } from "~/web/i18n/address";
import { useTranslation } from "~/web/i18n/use-translation";
import { isSecretPath } from "~/web/pages/secret-address";
import * as styles from "./language-offer.css";

type LanguageOfferProps = { pathname: string; search: string };

/**
 * Lines that say, each in its language, that the page is also there. The page's loader shows the one in the visitor's
 * language (`offerLanguage`), so that cached pages are the same for all.
 */
export function LanguageOffer({ pathname, search }: LanguageOfferProps) {
  const { t } = useTranslation();
  const isSecret = isSecretPath(pathname);
  return useSiteData()?.offers.map(({ lang, text }) => (
    <p key={lang} className={styles.root} data-offer={lang}>
      <a
        lang={lang}
        hrefLang={lang}
        href={isSecret ? withLanguage(pathname, lang) : switchLanguage({ pathname, search }, lang)}
      >
        {text}
      </a>
      <button className={styles.close} type="button" aria-label={t("site.offer.close")}>
        ×
      </button>
    </p>
  ));
}
