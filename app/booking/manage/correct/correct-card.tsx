import { Form, useNavigation } from "react-router";
import { fieldTexts } from "~/booking/form/answer/submission-answer";
import { AskedQuestions } from "~/booking/form/person-fields";
import { REPAIR_INTENTS } from "~/booking/questions/repairs";
import { isolate } from "~/web/i18n/isolate";
import * as layout from "~/ui/page/layout.css";
import { DoneMessage, type OwnDone } from "~/booking/manage/done-message";
import type { OwnAnswer } from "~/booking/manage/my-booking-action.server";
import { OWN_INTENTS } from "~/booking/manage/my-booking-constants";
import * as styles from "~/booking/manage/my-booking.css";
import type { OwnBookingPage } from "~/booking/manage/my-booking.server";
import { isOpen } from "~/booking/status";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field, type ControlProps } from "~/ui/form/field";
import { message } from "~/ui/message.css";
import { firstText } from "~/web/first-text";
import { useFormAddress } from "~/booking/manage/use-form-address";
import { useTranslation } from "~/web/i18n/use-translation";
import type { RefusedCorrection } from "./answer-correct.server";
import {
  CORRECTED_FIELDS,
  isSame,
  MAX_CORRECTIONS,
  SEEN_CORRECTIONS,
  type CorrectedField,
} from "./correction";

type CorrectCardProps = {
  page: OwnBookingPage;
  token: string;
  answer: OwnAnswer | undefined;
  done: OwnDone | null;
};

/** The card where customers correct their name, contacts, notes and flight. */
export function CorrectCard({ page, token, answer, done }: CorrectCardProps) {
  const { t } = useTranslation();
  const { booking } = page;
  const refused = answer?.kind === "correction" ? answer : undefined;
  if (!isOpen(booking.status)) return null;
  return (
    <section className={styles.card} id="correct" aria-labelledby="correct-title">
      <h2 className={styles.title} id="correct-title">
        {t("ownBooking.correct.title")}
      </h2>
      <DoneMessage action="corrected" done={done} />
      <p>{t("ownBooking.correct.text")}</p>
      <details open={refused !== undefined} key={`${booking.corrections}`}>
        <summary className={`${button.secondary} ${styles.summary}`}>
          {t("ownBooking.correct.open")}
        </summary>
        <CorrectForm booking={booking} token={token} refused={refused} />
      </details>
    </section>
  );
}

type CorrectFormProps = Pick<OwnBookingPage, "booking"> & {
  token: string;
  refused: RefusedCorrection | undefined;
};

function CorrectForm({ booking, token, refused }: CorrectFormProps) {
  const { t } = useTranslation();
  const action = useFormAddress(token, "#correct");
  const sending = useNavigation().formMethod === "POST";
  const question = refused?.question;
  const errorsOf = (field: CorrectedField) =>
    fieldTexts(t, refused?.result.error?.[field] ?? [], question?.values);
  const entries = CORRECTED_FIELDS.map((field) => ({ id: idOf(field), messages: errorsOf(field) }));
  return (
    <Form className={styles.unfolded} method="post" action={action} noValidate>
      {!sending && (
        <ErrorSummary
          title={t(question ? "booking.questions.title" : "booking.problem")}
          entries={entries}
        >
          {question && <Repairs {...question} />}
        </ErrorSummary>
      )}
      {refused && refused.problem !== "invalid" && refused.problem !== "asks" && (
        <div className={message.problem} role="alert">
          <p>{t(`ownBooking.correct.${refused.problem}`, { count: MAX_CORRECTIONS })}</p>
        </div>
      )}
      <input type="hidden" name={SEEN_CORRECTIONS} value={booking.corrections} />
      {CORRECTED_FIELDS.map((field) => (
        <div className={styles.wide} key={field}>
          <CorrectedInput
            field={field}
            stored={booking[field]}
            typed={refused && firstText(refused.result.initialValue?.[field])}
            isOutdated={refused?.problem === "outdated"}
            errors={errorsOf(field)}
          />
        </div>
      ))}
      <button
        className={button.primary}
        name="intent"
        value={OWN_INTENTS.correct}
        disabled={sending}
      >
        {t(sending ? "ownBooking.correct.saving" : "ownBooking.correct.save")}
      </button>
    </Form>
  );
}

/** Offers the address that probably was meant, and to store the typed one. */
function Repairs({ values, asked }: NonNullable<RefusedCorrection["question"]>) {
  const { t } = useTranslation();
  return (
    <div className={layout.row}>
      <AskedQuestions questions={asked} />
      {/* The first button of a form is the one that the key Enter presses. */}
      <button className={button.secondary} name="intent" value={OWN_INTENTS.correct}>
        {t("ownBooking.correct.anyway")}
      </button>
      <button className={button.primary} name="intent" value={REPAIR_INTENTS.email}>
        {t("ownBooking.correct.use", { value: isolate(values.suggestion) })}
      </button>
    </div>
  );
}

const INPUTS = {
  name: { type: "text", autoComplete: "name", spellCheck: false, dir: "auto" },
  email: { type: "email", autoComplete: "email", spellCheck: false, autoCapitalize: "none" },
  phone: { type: "tel", autoComplete: "tel" },
  flight: { type: "text", autoComplete: "off", spellCheck: false, autoCapitalize: "characters" },
} as const;

const HINTS = {
  email: "ownBooking.correct.emailHint",
  phone: "booking.hints.phone",
  flight: "ownBooking.correct.flightHint",
} as const;

type CorrectedInputProps = {
  field: CorrectedField;
  stored: string;
  /** What was typed in a form that was refused. */
  typed: string | undefined;
  isOutdated: boolean;
  errors: string[];
};

/** One field; if another browser has corrected it meanwhile, with what is stored now. */
function CorrectedInput({ field, stored, typed, isOutdated, errors }: CorrectedInputProps) {
  const { t } = useTranslation();
  const hint = field in HINTS ? t(HINTS[field as keyof typeof HINTS]) : undefined;
  const isOther = isOutdated && !isSame(typed ?? "", stored);
  const now = stored
    ? t("ownBooking.correct.now", { value: stored })
    : t("ownBooking.correct.nowEmpty");
  const value = typed ?? stored;
  const input = (control: ControlProps) =>
    field === "notes" ? (
      <textarea {...control} rows={3} dir="auto" defaultValue={value} />
    ) : (
      <input {...control} {...INPUTS[field]} defaultValue={value} />
    );
  return (
    <Field
      id={idOf(field)}
      name={field}
      label={t(`booking.fields.${field}`)}
      hint={isOther ? now : hint}
      errors={errors}
    >
      {input}
    </Field>
  );
}

function idOf(field: CorrectedField) {
  return `correct-${field}`;
}
