import { useEffect, useRef } from "react";
import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { type Company, whatsappLink } from "~/catalog/company/company";
import { amountText } from "~/catalog/fleet/prices/delivery-text";
import { readQuoteCode, type Quote, type SeenPrice } from "~/catalog/pricing/quote";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { message } from "~/ui/message.css";
import { PRICE_FIELD } from "~/booking/booking";
import type { SubmissionAnswer } from "./submission-answer";
import { tripTexts, unsentText } from "~/booking/contact-message";
import { errorEntries } from "./error-entries";
import type { FieldState } from "~/booking/form/field-state";
import { firstText } from "~/web/first-text";
import type { FormValues } from "~/booking/form/form-values";
import { repairsOf, repairText, textsOf } from "~/booking/questions/repairs";
import type { Moment } from "~/booking/questions/trip-faults";
import type { Place } from "~/catalog/pricing/places";
import { CallNow } from "~/booking/form/answer-time";
import { isPickupTooSoon } from "~/booking/notices/notices";
import { isolate } from "~/web/i18n/isolate";
import { CallLink } from "~/catalog/company/call-link";
import * as layout from "~/ui/page/layout.css";

type FormAnswerProps = {
  answer: SubmissionAnswer | undefined;
  /** Whether the form is being sent after an answer, whose buttons stood here. */
  isSendingAgain: boolean;
  state: FieldState;
  typed: FormValues;
  company: Company;
  places: readonly Place[];
  /** Date and time in business time. */
  now: Moment;
  /** Puts other values into the form, with scripts. */
  repair: (values: FormValues) => void;
};

export function FormAnswer({ answer, isSendingAgain, state, ...rest }: FormAnswerProps) {
  const { t } = useTranslation();
  if (isSendingAgain) return <SendingAgain />;
  if (!answer) return null;
  switch (answer.kind) {
    case "price":
    case "asks":
    case "invalid": {
      const entries = errorEntries(Object.keys(answer.result.error ?? {}), state);
      if (entries.length === 0 && answer.kind === "price") return null;
      if (answer.kind !== "asks") {
        return <ErrorSummary title={t("booking.problem")} entries={entries} />;
      }
      return (
        <ErrorSummary title={t("booking.questions.title")} entries={entries}>
          <Repairs answer={answer} {...rest} />
        </ErrorSummary>
      );
    }
    case "repeated":
      return <Repeated booking={answer.booking} typed={rest.typed} />;
    case "priceChanged":
      return <PriceChanged answer={answer} typed={rest.typed} />;
    default:
      return <NotSent kind={answer.kind} {...rest} />;
  }
}

/** Says that the form is being sent, where the answer stood: the button below may be out of sight. */
function SendingAgain() {
  const { t } = useTranslation();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A pressed button of the answer has disappeared, and the focus with it.
    if (document.activeElement === document.body) line.current?.focus();
  }, []);
  return (
    <p className={message.notice} role="status" tabIndex={-1} ref={line}>
      {t("booking.processing")}
    </p>
  );
}

type RepairsProps = Omit<FormAnswerProps, "answer" | "isSendingAgain" | "state"> & {
  answer: SubmissionAnswer;
};

/** Offers what probably was meant, a call where no time is left, and to send the form as it is. */
function Repairs({ answer, now, repair, ...call }: RepairsProps) {
  const { t } = useTranslation();
  const { initialValue = {}, error } = answer.result;
  const isTooSoon = isPickupTooSoon(call.typed, { now, hours: call.company.hours });
  const repairs = repairsOf(textsOf(initialValue ?? {}), now).filter(({ values }) =>
    Object.keys(values).some((name) => error?.[name]),
  );
  return (
    <>
      <p>{t("booking.questions.lead")}</p>
      <div className={layout.row}>
        {/* The first button of a form is the one that the key Enter presses. */}
        <button className={button.secondary}>{t("booking.questions.send")}</button>
        {repairs.map((one) => (
          <button
            key={one.intent}
            className={button.primary}
            name="intent"
            value={one.intent}
            onClick={(event) => {
              event.preventDefault();
              repair(one.values);
            }}
          >
            {t("booking.questions.use", { value: isolate(repairText(t, one)) })}
          </button>
        ))}
        {error?.pickupDate && isTooSoon && <CallNow {...call} />}
      </div>
    </>
  );
}

type RepeatedProps = Pick<Extract<SubmissionAnswer, { kind: "repeated" }>, "booking"> & {
  typed: FormValues;
};

/** Says that the booking is stored already. This browser may not have its link. */
function Repeated({ booking: { id, reference }, typed }: RepeatedProps) {
  const { t } = useTranslation();
  return (
    <div className={message.good} role="alert">
      <h3>{t("booking.repeated.title", { id, reference })}</h3>
      <p>{t("booking.repeated.text", tripTexts(t, typed))}</p>
      <p>{t("booking.repeated.link")}</p>
      <Link className={button.secondary} to={href("/:lng?/bookings")}>
        {t("booking.repeated.open")}
      </Link>
    </div>
  );
}

type PriceChangedProps = {
  answer: Extract<SubmissionAnswer, { kind: "priceChanged" }>;
  typed: FormValues;
};

/** Says that nothing was booked, because the price is not the one that the visitor saw. */
function PriceChanged({ answer, typed }: PriceChangedProps) {
  const { t } = useTranslation();
  const old = readQuoteCode(firstText(answer.result.initialValue?.[PRICE_FIELD]));
  const pickup = typed.pickup || null;
  const { currency } = answer.quote;
  const words = (price: SeenPrice | Quote) => amountText(t, { ...price, pickup, currency });
  return (
    <div className={message.notice} role="alert">
      <h3>{t("booking.priceChanged.title")}</h3>
      <p>
        {old
          ? t("booking.priceChanged.text", { old: words(old), now: words(answer.quote) })
          : t("booking.priceChanged.now", { now: words(answer.quote) })}
      </p>
      <p>{t("booking.priceChanged.again")}</p>
    </div>
  );
}

type NotSentProps = {
  kind: "unavailable" | "tooMany" | "unanswered";
  typed: FormValues;
  company: Company;
};

/** Says that the booking was not sent, and offers a retry, WhatsApp and a phone call. */
function NotSent({ kind, typed, company }: NotSentProps) {
  const { t } = useTranslation();
  const { phone, whatsapp } = company;
  return (
    <div className={message.problem} role="alert">
      <h3>{t("booking.error")}</h3>
      <strong>{kind === "unanswered" ? t("booking.notSent") : t("booking.notSaved")}</strong>
      <p>{kind === "tooMany" ? t("booking.tooMany") : t("booking.submitError")}</p>
      <p>{t("booking.nothingLost")}</p>
      <div className={layout.row}>
        <button className={button.primary}>{t("booking.retry")}</button>
        <a
          className={button.secondary}
          href={whatsappLink(whatsapp, unsentText(t, typed))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("booking.viaWhatsapp")}
        </a>
        <CallLink className={button.secondary} phone={phone} text="booking.confirmation.call" />
      </div>
    </div>
  );
}
