import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import * as menus from "~/ui/overlay/menu.css";
import { useDismissible } from "~/ui/overlay/use-dismissible";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from "~/i18n/languages";

/** Without it, the form requests its own page in the chosen language. */
const POST = { method: "post", action: href("/language") };

/**
 * A plain form, so that it works before and without scripts. `address` is the page's own, to return
 * to; null stands for any.
 */
export function LanguageSwitch({ address }: { address: string | null }) {
  const { t, i18n } = useTranslation();
  const current = isLanguage(i18n.language) ? i18n.language : "en";
  return (
    <details className={menus.menu} ref={useDismissible()}>
      <summary
        className={menus.opener}
        aria-label={`${t("site.language")}: ${LANGUAGE_NAMES[current]}`}
      >
        <Icon name="globe" />
        {LANGUAGE_NAMES[current]}
      </summary>
      <form className={menus.panel} {...(address !== null && POST)}>
        {address !== null && <input type="hidden" name="to" value={address} />}
        {LANGUAGES.map((lang) => (
          <LanguageButton key={lang} lang={lang} isCurrent={lang === current} />
        ))}
      </form>
    </details>
  );
}

function LanguageButton({ lang, isCurrent }: { lang: Language; isCurrent: boolean }) {
  return (
    <button
      className={menus.item}
      name="lng"
      value={lang}
      lang={lang}
      aria-current={isCurrent || undefined}
    >
      {LANGUAGE_NAMES[lang]}
      {isCurrent && <Icon name="check" />}
    </button>
  );
}
