import { Form, href, useNavigation } from "react-router";
import { FIELD_LIMITS } from "~/booking/booking";
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
import { useLocalTo } from "~/web/i18n/link";
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
  const action = useLocalTo(`${href("/bookings/:token", { token })}#correct`);
  const sending = useNavigation().formMethod === "POST";
  const errorsOf = (field: CorrectedField) =>
    (refused?.problem === "invalid" ? (refused.result.error?.[field] ?? []) : []).map((key) =>
      t(key, FIELD_LIMITS),
    );
  const entries = CORRECTED_FIELDS.map((field) => ({ id: idOf(field), messages: errorsOf(field) }));
  return (
    <Form className={styles.unfolded} method="post" action={action} noValidate>
      {!sending && <ErrorSummary title={t("booking.problem")} entries={entries} />}
      {refused && refused.problem !== "invalid" && (
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
