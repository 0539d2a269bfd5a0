import type { TFunction } from "i18next";
import { labelInLanguage } from "~/desk/label-in-language";
import { isLanguage } from "~/web/i18n/languages";
import type { SettingField } from "./setting-fields";

/** Returns the name of a setting; that of an address says its language. */
export function settingLabel(t: TFunction, field: SettingField): string {
  const [, lang] = field.split(".");
  if (isLanguage(lang)) return labelInLanguage(t("settings.fields.address"), lang);
  return t(`settings.fields.${field as Exclude<SettingField, `${string}.${string}`>}`);
}
