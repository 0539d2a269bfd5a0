import { memo } from "react";
import { useFormat } from "~/web/i18n/format";
import { useTranslation } from "~/web/i18n/use-translation";
import { Radios } from "~/ui/form/choice";
import { Field, FieldErrors } from "~/ui/form/field";
import { ASKED_FIELD, CONTACT_PREFERENCES, FIELD_LIMITS } from "~/booking/booking";
import type { FieldState } from "./field-state";
import * as styles from "./booking-form.css";
import type { MessageKey } from "~/web/message-key";

const LINES = [
  { name: "name", type: "text", autoComplete: "name", spellCheck: false, dir: "auto" },
  {
    name: "email",
    type: "email",
    autoComplete: "email",
    spellCheck: false,
    autoCapitalize: "none",
  },
  { name: "phone", type: "tel", autoComplete: "tel" },
] as const;

type CustomerFieldsProps = {
  state: FieldState;
  /** Whether the car is outside the fleet; the notes then have to name it. */
  other: boolean;
  texts?: CustomerTexts;
};

export type CustomerTexts = Readonly<Record<"legend" | "phone" | "notes", MessageKey>>;

const VISITOR_TEXTS: CustomerTexts = {
  legend: "booking.legends.you",
  phone: "booking.hints.phone",
  notes: "booking.hints.notes",
};

export const CustomerFields = memo(function CustomerFields(props: CustomerFieldsProps) {
  const { state, other, texts = VISITOR_TEXTS } = props;
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(texts.legend)}</legend>
      {LINES.map(({ name, ...attributes }) => (
        <Field
          key={name}
          id={state.id(name)}
          name={name}
          label={t(`booking.fields.${name}`)}
          hint={name === "phone" ? t(texts.phone) : undefined}
          errors={state.errors(name)}
        >
          {(control) => <input {...control} {...attributes} defaultValue={state.value(name)} />}
        </Field>
      ))}
      <div className={styles.wide}>
        <Field
          id={state.id("notes")}
          name="notes"
          label={t("booking.fields.notes")}
          hint={[
            t(other ? "booking.hints.notesOther" : texts.notes),
            t("booking.hints.notesLimit", { limit: number(FIELD_LIMITS.notes) }),
          ].join(" ")}
          errors={state.errors("notes")}
        >
          {(control) => (
            <textarea {...control} rows={2} dir="auto" defaultValue={state.value("notes")} />
          )}
        </Field>
      </div>
    </fieldset>
  );
});

export const ContactFields = memo(function ContactFields({ state }: { state: FieldState }) {
  const { t } = useTranslation();
  const errors = state.errors("contactPreference");
  return (
    <fieldset className={styles.group} id={state.id("contactPreference")}>
      <legend className={styles.legend}>{t("booking.fields.contactPreference")}</legend>
      <FieldErrors id={`${state.id("contactPreference")}-error`} errors={errors} />
      <div className={styles.wide}>
        <Radios
          name="contactPreference"
          chosen={state.value("contactPreference")}
          options={CONTACT_PREFERENCES.map((channel) => ({
            value: channel,
            label: t(`booking.contacts.${channel}`),
          }))}
        />
      </div>
    </fieldset>
  );
});

/** Sends back the names of the questions that the visitor has seen. */
export function AskedQuestions({ questions }: { questions: string }) {
  return questions && <input type="hidden" name={ASKED_FIELD} value={questions} />;
}
