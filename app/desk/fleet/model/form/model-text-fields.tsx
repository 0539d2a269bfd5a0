import { useTranslation } from "~/web/i18n/use-translation";
import { LANGUAGES } from "~/web/i18n/languages";
import { MODEL_LIMITS } from "~/catalog/fleet/models/model-limits";
import { Field } from "~/ui/form/field";
import { TEXT_PAIRS } from "./field-groups";
import type { ModelFormState } from "./form-state";
import { FieldGroup } from "./model-fields";
import * as styles from "./model-form.css";

const LENGTHS = {
  descriptionEn: MODEL_LIMITS.description,
  additionalFeaturesEn: MODEL_LIMITS.additionalFeatures,
  featuresEn: MODEL_LIMITS.features,
  roadsNotAllowedEn: MODEL_LIMITS.roadsNotAllowed,
} as const;

/** The texts in both languages, side by side where there is room. */
export function ModelTextFields({ state }: { state: ModelFormState }) {
  const { t } = useTranslation();
  return (
    <FieldGroup title="texts">
      <p className={styles.note}>{t("fleetDesk.form.textsHint")}</p>
      {TEXT_PAIRS.map((pair) => (
        <div key={pair.en} className={styles.pair}>
          {LANGUAGES.map((lang) => {
            const field = pair[lang];
            return (
              <Field
                key={field}
                id={field}
                name={field}
                label={t(`fleetDesk.fields.${field}`)}
                errors={state.messages(field)}
              >
                {(control) => (
                  <textarea
                    {...control}
                    lang={lang}
                    rows={pair.rows}
                    maxLength={LENGTHS[pair.en]}
                    defaultValue={state.texts[field]}
                  />
                )}
              </Field>
            );
          })}
        </div>
      ))}
    </FieldGroup>
  );
}
