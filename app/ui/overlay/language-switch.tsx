import { href } from "react-router";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { Icon } from "~/ui/icon";
import * as menus from "./menu.css";
import { useDismissible } from "./use-dismissible";
import { LANGUAGE_NAMES, LANGUAGES } from "~/web/i18n/languages";

/**
 * The form posts if the page has one address. Otherwise it requests its own page in the chosen language.
 */
const POST = { method: "post", action: href("/language") };

export type LanguageSwitchProps = {
  /** The address of the page to return to. Null if many addresses share the page. */
  address: string | null;
  /** Classes for where it looks different from the header of the public pages. */
  classes?: Partial<Record<"opener" | "name" | "panel" | "item", string>>;
};

/**
 * A switch that names the present language and opens a list of all. It is a plain form, so that it works
 * before hydration and without scripts.
 */
export function LanguageSwitch({ address, classes }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <details className={menus.menu} ref={useDismissible()}>
      <summary
        className={classes?.opener ?? menus.opener}
        aria-label={`${t("site.language")}: ${LANGUAGE_NAMES[current]}`}
      >
        <Icon name="globe" />
        <span className={classes?.name}>{LANGUAGE_NAMES[current]}</span>
      </summary>
      <form className={classes?.panel ?? menus.panel} {...(address !== null && POST)}>
        {address !== null && <input type="hidden" name="to" value={address} />}
        {LANGUAGES.map((lang) => (
          <button
            key={lang}
            className={classes?.item ?? menus.item}
            name="lng"
            value={lang}
            lang={lang}
            aria-current={lang === current || undefined}
          >
            {LANGUAGE_NAMES[lang]}
            {lang === current && <Icon name="check" />}
          </button>
        ))}
      </form>
    </details>
  );
}
