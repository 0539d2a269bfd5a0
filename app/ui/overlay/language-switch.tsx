import { href } from "react-router";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { Icon } from "~/ui/icon";
import * as menus from "./menu.css";
import * as styles from "./language-switch.css";
import { useDismissible } from "./use-dismissible";
import { type Language, languageDetails } from "~/web/i18n/languages";

/**
 * The form posts if the page has one address. Otherwise it requests its own page in the chosen language.
 */
const POST = { method: "post", action: href("/language") };

export type LanguageSwitchProps = {
  /** The address of the page to return to. Null if many addresses share the page. */
  address: string | null;
  languages: readonly Language[];
  /** Classes for where it looks different from the header of the public pages. */
  classes?: Partial<Record<"opener" | "name" | "panel" | "item", string>>;
};

/**
 * A switch that names the present language and opens a list of all. It is a plain form, so that it works
 * before hydration and without scripts.
 */
export function LanguageSwitch({ classes, ...offered }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const { name } = languageDetails(useLanguage());
  const menu = useDismissible();
  if (offered.languages.length < 2) return null;
  return (
    <details className={menus.menu} ref={menu}>
      <summary
        className={classes?.opener ?? menus.opener}
        aria-label={`${t("site.language")}: ${name}`}
      >
        <span className={styles.globe}>
          <Icon name="globe" />
        </span>
        <span className={classes?.name}>{name}</span>
      </summary>
      <LanguageForm {...offered} classes={{ panel: menus.panel, item: menus.item, ...classes }} />
    </details>
  );
}

/** The same choice at the foot of a page, where all languages are in sight. */
export function LanguageChoice(offered: Omit<LanguageSwitchProps, "classes">) {
  const { t } = useTranslation();
  if (offered.languages.length < 2) return null;
  const classes = { panel: styles.list, item: styles.language };
  return <LanguageForm {...offered} classes={classes} label={t("site.language")} />;
}

type LanguageFormProps = LanguageSwitchProps & { label?: string };

function LanguageForm({ address, languages, classes, label }: LanguageFormProps) {
  const current = useLanguage();
  return (
    <form className={classes?.panel} aria-label={label} {...(address !== null && POST)}>
      {address !== null && <input type="hidden" name="to" value={address} />}
      {languages.map((lang) => (
        <button
          key={lang}
          className={classes?.item}
          name="lng"
          value={lang}
          lang={lang}
          aria-current={lang === current || undefined}
        >
          {languageDetails(lang).name}
          {lang === current && <Icon name="check" />}
        </button>
      ))}
    </form>
  );
}
