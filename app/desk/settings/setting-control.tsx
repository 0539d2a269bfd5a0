import type { TFunction } from "i18next";
import { useTranslation } from "~/web/i18n/use-translation";
import { Field } from "~/ui/form/field";
import * as styles from "~/desk/desk-page.css";
import { Checkbox } from "~/ui/form/choice";
import { RESET_FIELD } from "./values-in-force";
import type { SettingField } from "./setting-fields";

type SettingControlProps = {
  field: Exclude<SettingField, "socialProof">;
  text: string;
  /** The first value, if the field has another one, and those of the fields that go back with it. */
  first: string[] | null;
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
  morningHour: { inputMode: "numeric" },
  eveningHour: { inputMode: "numeric" },
  rateGEL: { inputMode: "decimal" },
  rateEUR: { inputMode: "decimal" },
  ratesDate: { type: "date" },
};

const HINTED = [
  "phone",
  "whatsapp",
  "telegram",
  "addressKa",
  "closes",
  "eveningHour",
  "ratesDate",
] as const;

/** Office hours are a range, hours of messages are not. */
function resetText(t: TFunction, field: SettingField, first: string[]) {
  if (field !== "morningHour") return t("settings.reset", { value: first.join("–") });
  const [morning, evening] = first;
  return t("settings.resetHours", { morning, evening });
}

export function SettingControl({ field, text, first, errors }: SettingControlProps) {
  const { t } = useTranslation();
  const hinted = HINTED.find((one) => one === field);
  return (
    <div className={styles.control}>
      <Field
        id={field}
        name={field}
        label={t(`settings.fields.${field}`)}
        hint={hinted && t(`settings.hints.${hinted}`)}
        errors={errors}
      >
        {(control) => (
          <input
            {...control}
            {...CONTROLS[field]}
            autoComplete="off"
            spellCheck={false}
            defaultValue={text}
          />
        )}
      </Field>
      {first && (
        <Checkbox
          id={`${RESET_FIELD}-${field}`}
          name={RESET_FIELD}
          value={field}
          label={resetText(t, field, first)}
        />
      )}
    </div>
  );
}
