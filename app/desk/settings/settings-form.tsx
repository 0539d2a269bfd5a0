import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import { SOCIAL_PROOF_MODES } from "~/catalog/company/site-settings";
import * as styles from "~/desk/desk-page.css";
import { ConfirmField } from "~/desk/confirm/confirm-field";
import { CONFIRMATION } from "~/desk/confirm/confirmation";
import { mapKeys } from "~/web/records";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { typedText } from "~/web/first-text";
import {
  AT_ONCE,
  CHECKED,
  LINE_CONTACTS,
  SETTING_FIELDS,
  VERSION_FIELD,
  type SettingField,
  type SettingTexts,
} from "./setting-fields";
import { firstValues, valuesInForce, RESET_FIELD } from "./values-in-force";
import type { SettingsPageData, SettingsAnswer } from "./settings.server";
import { SelectField } from "~/ui/form/select-field";
import type { TFunction } from "i18next";
import { Field } from "~/ui/form/field";
import { LocalizedField } from "~/ui/form/localized-field";
import { localizedNames, type LocalizedName } from "~/web/i18n/localized";
import { Checkbox } from "~/ui/form/choice";

type SettingsFormProps = {
  /** The version of the settings that the form shows. */
  version: string;
  /** The texts that the fields contain at first; a first value applies where one is empty. */
  stored: SettingTexts;
  defaults: SettingsPageData["defaults"];
  result: SettingsAnswer["result"] | undefined;
  confirmation: SettingsAnswer["confirmation"];
};

const GROUPS = [
  { group: "contacts", fields: LINE_CONTACTS },
  { group: "hours", fields: ["opens", "closes", "closedDays"] },
  { group: "answers", fields: ["atOnceHours", "noticeHours"] },
  { group: "messages", fields: ["morningHour", "eveningHour"] },
  { group: "undo", fields: ["undoSeconds"] },
  { group: "rates", fields: ["rateGEL", "rateEUR", "ratesDate"] },
] as const satisfies readonly { group: string; fields: readonly SettingField[] }[];

/** Shows one form for all settings: they are saved together, or not at all. */
export function SettingsForm({ version, stored, defaults, result, ...form }: SettingsFormProps) {
  const { t } = useTranslation();
  const action = href("/admin/settings");
  const typed = result?.initialValue;
  const sent = typed ? mapKeys(SETTING_FIELDS, (field) => typedText(typed, field)) : stored;
  const texts = valuesInForce(sent, defaults);
  const messagesOf = (field: SettingField) => (result?.error?.[field] ?? []).map((key) => t(key));
  const problem = form.confirmation;
  const confirmation = problem ? [t(problem.text, { count: problem.seconds })] : [];
  const entries = [
    ...SETTING_FIELDS.map((id) => ({ id, messages: messagesOf(id) })),
    { id: CONFIRMATION, messages: confirmation },
  ];
  const firstOf = (field: SettingField) => firstValues(field, stored, defaults);
  const control = (field: LineField) => (
    <SettingControl
      key={field}
      field={field}
      text={texts[field]}
      first={firstOf(field)}
      errors={messagesOf(field)}
    />
  );
  return (
    <Form
      className={styles.form}

      action={action}

      {...SAVED_FORM}
    >
      <input type="hidden" name={VERSION_FIELD} value={version} />
      <ErrorSummary title={t("booking.problem")} level={2} entries={entries} />
      {GROUPS.map(({ group, fields }) => (
        <section key={group} className={styles.section} aria-labelledby={`${group}-title`}>
          <h2 className={styles.title} id={`${group}-title`}>
            {t(`settings.groups.${group}`)}
          </h2>
          {group === "answers" && (
            <AnswerModeField mode={texts.answerMode} errors={messagesOf("answerMode")} />
          )}
          {fields.map(control)}
          {group === "contacts" && (
            <AddressField texts={texts} firstOf={firstOf} messagesOf={messagesOf} />
          )}
          {group === "rates" && <DollarsFirstBox text={texts.isDollarsFirst} />}
        </section>
      ))}
      <SocialProofField
        mode={texts.socialProof}
        initialMode={defaults.socialProof}
        errors={messagesOf("socialProof")}
      />
      {problem && (
        <div className={styles.section}>
          <ConfirmField errors={confirmation} />
        </div>
      )}
      <div className={styles.saveBar}>
        <button className={button.primary}>{t("settings.save")}</button>
      </div>
    </Form>
  );
}

function DollarsFirstBox({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      id="isDollarsFirst"
      name="isDollarsFirst"
      value={CHECKED}
      defaultChecked={text === CHECKED}
      label={t("settings.fields.isDollarsFirst")}
      hint={t("settings.hints.isDollarsFirst")}
    />
  );
}

/** Chooses between answers by hand and at once. */
function AnswerModeField({ mode, errors }: { mode: string; errors: string[] }) {
  const { t } = useTranslation();
  return (
    <SelectField
      id="answerMode"
      name="answerMode"
      label={t("settings.fields.answerMode")}
      hint={t("settings.hints.answerMode")}
      errors={errors}
      defaultValue={mode}
      placeholder={t("settings.answerModes.byHand")}
      options={[{ value: AT_ONCE, label: t("settings.answerModes.atOnce") }]}
    />
  );
}

type SocialProofFieldProps = { mode: string; initialMode: string | null; errors: string[] };

function SocialProofField({ mode, initialMode, errors }: SocialProofFieldProps) {
  const { t } = useTranslation();
  const defaultMode = SOCIAL_PROOF_MODES.find((value) => value === initialMode) ?? "off";
  return (
    <div className={styles.section}>
      <SelectField
        id="socialProof"
        name="socialProof"
        label={t("settings.fields.socialProof")}
        hint={t("settings.hints.socialProof")}
        errors={errors}
        defaultValue={mode}
        placeholder={t("settings.firstChoice", { value: t(`settings.modes.${defaultMode}`) })}
        options={SOCIAL_PROOF_MODES.map((value) => ({
          value,
          label: t(`settings.modes.${value}`),
        }))}
      />
    </div>
  );
}

type AddressFieldProps = {
  texts: SettingTexts;
  firstOf: (field: SettingField) => string[] | null;
  messagesOf: (field: SettingField) => string[];
};

/** Shows the address in each language, with the boxes that reset it. */
function AddressField({ texts, firstOf, messagesOf }: AddressFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.control}>
      <LocalizedField
        name="address"
        label={t("settings.fields.address")}
        hint={t("settings.hints.address")}
        texts={texts}
        messagesOf={messagesOf}
      />
      {localizedNames("address").map((field) => (
        <ResetBox key={field} field={field} first={firstOf(field)} />
      ))}
    </div>
  );
}

function ResetBox({ field, first }: { field: SettingField; first: string[] | null }) {
  const { t } = useTranslation();
  if (!first) return null;
  return (
    <Checkbox
      id={`${RESET_FIELD}-${field}`}
      name={RESET_FIELD}
      value={field}
      label={resetText(t, field, first)}
    />
  );
}

/** The fields of one line that every language shares. */
type LineField = Exclude<
  SettingField,
  "answerMode" | "isDollarsFirst" | "socialProof" | LocalizedName<"address">
>;

type SettingControlProps = {
  field: LineField;
  text: string;
  /**
   * The first value if the field has another one, and those of the fields that go back with it; else null.
   */
  first: string[] | null;
  errors: string[];
};

/** The attributes of the inputs; the server parses every field as text. */
const CONTROLS: Partial<Record<SettingField, React.ComponentProps<"input">>> = {
  phone: { type: "tel" },
  whatsapp: { type: "tel" },
  email: { type: "email" },
  taxNumber: { inputMode: "numeric" },
  telegram: { autoCapitalize: "none" },
  opens: { type: "time" },
  closes: { type: "time" },
  atOnceHours: { inputMode: "numeric" },
  noticeHours: { inputMode: "numeric" },
  morningHour: { inputMode: "numeric" },
  eveningHour: { inputMode: "numeric" },
  undoSeconds: { inputMode: "numeric" },
  rateGEL: { inputMode: "decimal" },
  rateEUR: { inputMode: "decimal" },
  ratesDate: { type: "date" },
};

const HINTED = [
  "name",
  "phone",
  "whatsapp",
  "telegram",
  "taxNumber",
  "closes",
  "closedDays",
  "atOnceHours",
  "noticeHours",
  "eveningHour",
  "undoSeconds",
  "ratesDate",
] as const;

/**
 * Returns the label of the box that resets a field. Office hours are a range, hours of messages are not.
 */
function resetText(t: TFunction, field: SettingField, first: string[]) {
  if (field !== "morningHour") return t("settings.reset", { value: first.join("–") });
  const [morning, evening] = first;
  return t("settings.resetHours", { morning, evening });
}

function SettingControl({ field, text, first, errors }: SettingControlProps) {
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
        {(control) =>
          field === "closedDays" ? (
            <textarea {...control} rows={3} spellCheck={false} defaultValue={text} />
          ) : (
            <input
              {...control}
              {...CONTROLS[field]}
              autoComplete="off"
              spellCheck={false}
              defaultValue={text}
            />
          )
        }
      </Field>
      <ResetBox field={field} first={first} />
    </div>
  );
}
