import { Icon } from "~/ui/icon";
import { useSiteData } from "~/catalog/company/use-company";
import { switchLanguage, withLanguage } from "~/web/i18n/address";
import { languageDetails } from "~/web/i18n/languages";
import { isSecretPath } from "~/web/pages/secret-address";
import * as styles from "./language-offer.css";

type LanguageOfferProps = { pathname: string; search: string };

/**
 * Lines that say, each in its language, that the page is also there. The page's loader shows the one in the visitor's
 * language (`offerLanguage`), so that cached pages are the same for all.
 */
export function LanguageOffer({ pathname, search }: LanguageOfferProps) {
  const address = { pathname, search };
  return useSiteData()?.offers.map(({ lang, text, close }) => (
    <p key={lang} className={styles.root} lang={lang} dir={languageDetails(lang).dir}>
      <a
        className={styles.link}
        href={isSecretPath(pathname) ? withLanguage(pathname, lang) : switchLanguage(address, lang)}
        hrefLang={lang}
      >
        {text}
      </a>
      <button className={styles.close} type="button" aria-label={close} data-offer-close>
        <Icon name="close" />
      </button>
    </p>
  ));
}
