import { languageAttributes } from "~/web/i18n/language-attributes";
import type { LocalizedText } from "~/web/i18n/localized";
import { useTranslation } from "~/web/i18n/use-translation";

/** Shows the postal address of the company, marked up where it is in another language than the page. */
export function CompanyAddress({ address }: { address: LocalizedText }) {
  const { i18n } = useTranslation();
  return (
    <span translate="no" {...languageAttributes(i18n, address.lang)}>
      {address.text}
    </span>
  );
}
