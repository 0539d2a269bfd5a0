import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { Field } from "~/ui/form/field";
import type { SettingField } from "./setting-fields";

type SettingControlProps = {
  field: Exclude<SettingField, "socialProof">;
  text: string;
  /** What holds where the field is empty. */
  first: string | null;
  errors: string[];
};

/** How a field is typed; all are plain texts to the server. */
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

/** One setting as a line of text, with what holds where it is empty. */
export function SettingControl({ field, text, first, errors }: SettingControlProps) {
  const { t } = useTranslation();
  const hinted = HINTED.find((one) => one === field);
  const hints = [
    hinted && t(`settings.hints.${hinted}`),
    first !== null && t("settings.first", { value: first }),
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
