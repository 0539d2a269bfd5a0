import { useContext } from "react";
import { I18nContext } from "react-i18next";

/**
 * As react-i18next's hook, which took a twentieth of the time of a page: it subscribes to changes of the
 * language, but a document has only one.
 */
export function useTranslation() {
  const { i18n } = useContext(I18nContext);
  return { t: i18n.t, i18n };
}
