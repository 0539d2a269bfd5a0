import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { LANGUAGE_NAMES, LANGUAGES } from "~/i18n/languages";
import { Icon } from "~/ui/icon";

/** A button for each other language. `address` is the page's own, to return to. */
export function LanguageForm({ className, address }: { className: string; address: string }) {
  const { i18n } = useTranslation();
  return (
    <form method="post" action={href("/language")}>
      <input type="hidden" name="to" value={address} />
      {LANGUAGES.filter((lang) => lang !== i18n.language).map((lang) => (
        <button key={lang} className={className} name="lng" value={lang} lang={lang}>
          <Icon name="globe" />
          {LANGUAGE_NAMES[lang]}
        </button>
      ))}
    </form>
  );
}
