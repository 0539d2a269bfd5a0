import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { Field } from "~/ui/form/field";
import type { SettingField } from "./setting-fields";

type SettingControlProps = {
  field: Exclude<SettingField, "socialProof">;
  text: string;
  /** The value that applies if the field is empty. */
  defaultText: string | null;
  errors: string[];
};

/** Input attributes; the server parses every field as text. */
const CONTROLS: Partial<Record<SettingField, React.ComponentProps<"input">>> = {
  phone: { type: "tel" },
  whatsapp: { type: "tel" },
  email: { type: "email" },
  telegram: { autoCapitalize: "none" },
  opens: { type: "time" },
  closes: { type: "time" },
  rateGEL: { inputMode: "decimal" },
  rateEUR: { inputMode: "decimal" },
  ratesDate: { type: "date" },
};

const HINTED = ["phone", "whatsapp", "telegram", "ratesDate", "bannerEn", "bannerKa"] as const;

export function SettingControl({ field, text, defaultText, errors }: SettingControlProps) {
  const { t } = useTranslation();
  const hinted = HINTED.find((one) => one === field);
  const hints = [
    hinted && t(`settings.hints.${hinted}`),
    defaultText !== null && t("settings.first", { value: defaultText }),
  ];
  const lang = LANGUAGES.find((one) => field.toLowerCase() === `banner${one}`);
  return (
    <Field
      id={field}
      name={field}
      label={t(`settings.fields.${field}`)}
      hint={hints.filter(Boolean).join(" ") || undefined}
      errors={errors}
    >
      {(control) => (
        <input
          {...control}
          {...CONTROLS[field]}
          lang={lang}
          autoComplete="off"
          spellCheck={lang !== undefined}
          defaultValue={text}
        />
      )}
    </Field>
  );
}
