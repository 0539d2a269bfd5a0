import { useTranslation } from "~/web/i18n/use-translation";
import {
  CLAIM_NUMBERS,
  DEPOSIT_RETURN_DAYS,
  OFFICE_LINKS,
  PERSON_NAMES,
  SECOND_DRIVER,
  textNamesOf,
  PROMISE_NAMES,
  TEXT_LENGTHS,
  type TERM_TICKS,
  type FieldTexts,
  type Section,
} from "~/catalog/company/content/parts";
import * as desk from "~/desk/desk-page.css";
import { keysOf } from "~/web/records";
import { Checkbox } from "~/ui/form/choice";
import { Field, InputField } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { LocalizedField } from "~/ui/form/localized-field";
import type { FormErrors } from "~/web/http/submission.server";
import { claimLabel, labelOfText } from "./content-words";
import * as styles from "./content.css";
import { MAX_LINK } from "~/web/https-link";
import { isLine, MAX_SOURCE } from "./content";

export type ContentFieldsProps = { section: Section; texts: FieldTexts; errors: FormErrors };

/** Shows the controls of a form: texts in every language, then what the section has besides. */
export function ContentFields(props: ContentFieldsProps) {
  const { section } = props;
  return (
    <section className={`${desk.section} ${styles.fields}`}>
      {section !== "office" &&
        textNamesOf(section).map((name) => <TextField key={name} name={name} {...props} />)}
      {section === "office" && <OfficeFields {...props} />}
      {section === "claims" && <ClaimFields {...props} />}
      {section === "promises" && <PromiseFields {...props} />}
      {section === "terms" && <TermFields {...props} />}
      {section === "review" && <ReviewFields {...props} />}
    </section>
  );
}

function TextField({ section, name, texts, errors }: ContentFieldsProps & { name: string }) {
  const { t } = useTranslation();
  const lengths: Record<string, number> = TEXT_LENGTHS[section];
  return (
    <LocalizedField
      name={name}
      label={labelOfText(t, name)}
      texts={texts}
      messagesOf={(field) => (errors[field] ?? []).map((key) => t(key))}
      maxLength={lengths[name]}
      {...(!isLine(name) && { rows: 4 })}
    />
  );
}

/** Shows the promises, each with what the site says. */
function PromiseFields({ texts }: ContentFieldsProps) {
  const { t } = useTranslation();
  return PROMISE_NAMES.map((name) => (
    <Checkbox
      key={name}
      id={name}
      name={name}
      value="on"
      label={t(`contentDesk.promises.${name}.title`)}
      hint={t(`contentDesk.promises.${name}.says`)}
      defaultChecked={texts[name] === "on"}
    />
  ));
}

function ClaimFields({ texts, errors }: ContentFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.numbers}>
      {keysOf(CLAIM_NUMBERS).map((field) => {
        const range = CLAIM_NUMBERS[field];
        const hint = "optional" in range ? "contentDesk.rangeOrEmpty" : "contentDesk.range";
        return (
          <Field
            key={field}
            id={field}
            name={field}
            label={claimLabel(t, field)}
            hint={t(hint, { from: range.from, to: range.to })}
            errors={(errors[field] ?? []).map((key) => t(key))}
          >
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={texts[field]}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}

const DEPOSIT_TICKS = ["depositCash", "depositCard", "depositTransfer"] as const;
const PAY_TICKS = ["payCash", "payCard", "payTransfer"] as const;

/** Shows what the company says of the terms of every rental. */
function TermFields({ texts, errors }: ContentFieldsProps) {
  const { t } = useTranslation();
  const messagesOf = (field: string) => (errors[field] ?? []).map((key) => t(key));
  return (
    <>
      <Ticks title={t("contentDesk.terms.deposit")} fields={DEPOSIT_TICKS} texts={texts} />
      <InputField
        id="depositReturnDays"
        name="depositReturnDays"
        label={t("contentDesk.terms.depositReturnDays")}
        hint={t("contentDesk.terms.depositReturnHint", DEPOSIT_RETURN_DAYS)}
        errors={messagesOf("depositReturnDays")}
        input={{ inputMode: "numeric" }}
        defaultValue={texts.depositReturnDays}
      />
      <Ticks title={t("contentDesk.terms.pay")} fields={PAY_TICKS} texts={texts} />
      <Checkbox
        id="sameFuel"
        name="sameFuel"
        value="on"
        label={t("contentDesk.terms.sameFuel")}
        hint={t("contentDesk.terms.sameFuelHint")}
        defaultChecked={texts.sameFuel === "on"}
      />
      <SelectField
        id="secondDriver"
        name="secondDriver"
        label={t("contentDesk.terms.secondDriver")}
        hint={t("contentDesk.terms.secondDriverHint")}
        errors={messagesOf("secondDriver")}
        defaultValue={texts.secondDriver}
        placeholder={t("contentDesk.terms.notStated")}
        options={SECOND_DRIVER.map((value) => ({
          value,
          label: t(`contentDesk.terms.secondDriverChoices.${value}`),
        }))}
      />
    </>
  );
}

type TicksProps = {
  title: string;
  fields: readonly (typeof TERM_TICKS)[number][];
  texts: FieldTexts;
};

function Ticks({ title, fields, texts }: TicksProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.ticks}>
      <legend className={styles.legend}>{title}</legend>
      {fields.map((name) => (
        <Checkbox
          key={name}
          id={name}
          name={name}
          value="on"
          label={t(`contentDesk.terms.${name}`)}
          defaultChecked={texts[name] === "on"}
        />
      ))}
    </fieldset>
  );
}

/** Shows the fields of the office, then those of each person in a group of its own. */
function OfficeFields(props: ContentFieldsProps) {
  const { texts, errors } = props;
  const { t } = useTranslation();
  return (
    <>
      <TextField name="directions" {...props} />
      {OFFICE_LINKS.map((name) => (
        <InputField
          key={name}
          id={name}
          name={name}
          label={t(`contentDesk.office.${name}`)}
          hint={t(`contentDesk.office.${name}Hint`)}
          errors={(errors[name] ?? []).map((key) => t(key))}
          input={LINK}
          defaultValue={texts[name]}
        />
      ))}
      {PERSON_NAMES.map((person, index) => (
        <fieldset key={person} className={styles.person}>
          <legend className={styles.legend}>
            {t("contentDesk.office.person", { number: index + 1 })}
          </legend>
          <TextField name={`${person}Name`} {...props} />
          <TextField name={`${person}Role`} {...props} />
          <TextField name={`${person}Languages`} {...props} />
        </fieldset>
      ))}
    </>
  );
}

/** An address that is typed or pasted: a browser that checks it would refuse one without `https://`. */
const LINK = { inputMode: "url", maxLength: MAX_LINK } as const;

const CONTROLS = {
  rating: { inputMode: "numeric" },
  date: { type: "date" },
  source: { maxLength: MAX_SOURCE },
  link: LINK,
  consent: { maxLength: 200 },
} as const satisfies Record<string, React.ComponentProps<"input">>;

/** Shows the fields of a review: rating, date, source, consent and whether it is shown. */
function ReviewFields({ texts, errors }: ContentFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.numbers}>
        {(["rating", "date", "source", "link", "consent"] as const).map((field) => (
          <InputField
            key={field}
            id={field}
            name={field}
            label={t(`contentDesk.review.${field}`)}
            hint={t(`contentDesk.review.${field}Hint`)}
            errors={(errors[field] ?? []).map((key) => t(key))}
            input={CONTROLS[field]}
            defaultValue={texts[field]}
          />
        ))}
      </div>
      <Checkbox
        id="shown"
        name="shown"
        value="on"
        label={t("contentDesk.review.shown")}
        defaultChecked={texts.shown === "on"}
      />
    </>
  );
}
