import { HiddenValues } from "~/ui/form/hidden-values";
import { amountText } from "~/catalog/fleet/prices/delivery-text";
import type { ComponentProps, ReactNode } from "react";
import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { answersAtOnce } from "~/catalog/availability/at-once";
import { useAnswers } from "~/catalog/company/use-company";
import type { Company } from "~/catalog/company/company";
import type { Localized } from "~/web/i18n/localized";
import { OTHER_VEHICLE } from "~/catalog/fleet/car";
import { useLocalTo, Link } from "~/web/i18n/link";
import { quoteCode } from "~/catalog/pricing/quote";
import { PageTitle } from "~/ui/page/page-title";
import { ASKED_FIELD, PRICE_FIELD, HONEYPOT_FIELD } from "~/booking/booking";
import { isRefusal, type SubmissionAnswer } from "./answer/submission-answer";
import * as styles from "./booking-form.css";
import { CarsInstead } from "./cars-instead";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { AnswerTime } from "./answer-time";
import { DateRules } from "./date-rules";
import { useClock } from "./use-clock";
import { FORM_ID } from "./field-state";
import { FormAnswer } from "./answer/form-answer";
import type { PriceList, FormQuote } from "./form-quote";
import type { FormValues } from "./form-values";
import { bookingNotices } from "~/booking/notices/notices";
import { noticesAtFields } from "~/booking/notices/notice-text";
import { agreedAnswer, type ExpectedAnswer } from "./expected-answer";
import { AskedQuestions, ContactFields, CustomerFields } from "./person-fields";
import { ExtraFields } from "./extra-fields";
import { FormFold } from "./form-fold";
import { PriceBox } from "./price-box";
import { TripFields, VehicleFields } from "./trip-fields";
import { useBookingForm } from "./use-booking-form";
import { button } from "~/ui/form/button.css";
import * as sendingStyles from "~/booking/sending/sending.css";

export type BookingFormProps = {
  prices: PriceList;
  /** The title of the page. */
  title: string;
  defaults: FormValues;
  /** The server's answer to a post that did not become a booking. */
  answer: SubmissionAnswer | undefined;
  /** Date and time in business time. */
  now: { date: string; time: string };
  company: Company;
  /** The text of the company about what the insurance leaves out. */
  notCovered: Localized;
  /** What the server expects for the values with which the form starts. */
  expected?: ExpectedAnswer;
};

/** The booking form. It works as plain HTML before hydration. The server validates it and computes the price. */
export function BookingForm({ now, ...props }: BookingFormProps) {
  const { t } = useTranslation();
  const { prices, company } = props;
  const action = useLocalTo(`${href("/")}#booking`);
  const form = useBookingForm(props);
  const { state, typed, quote } = form;
  const clock = useClock(now);
  const expected = agreedAnswer(form.expected, typed, prices);
  const notices = useNotices(form, { ...props, now: clock, expected });
  return (
    <FormFold form={form} prices={prices} defaults={props.defaults}>
      <PageTitle title={props.title} isRefused={isRefusal(form.answer)} />
      <Form
        key={form.generation}
        id={FORM_ID}
        className={styles.root}
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          form.send(event.currentTarget);
        }}
        onChange={form.change}
        noValidate
      >
        <div className={styles.whole}>
          <FormAnswer {...form} company={company} places={prices.places} now={now} />
        </div>
        <div className={styles.part}>
          <VehicleFields
            state={state}
            choices={prices.choices}
            vehicle={typed.vehicle}
            vehicleType={typed.vehicleType}
          />
          <TripFields
            state={state}
            places={prices.places}
            pickupDate={typed.pickupDate}
            returnDate={typed.returnDate}
            today={now.date}
            notes={noticesAtFields(t, notices, company.hours)}
          />
          <DateRules today={now.date} />
          <div className={styles.extras}>
            <ExtraFields state={state} extras={prices.extras} offer={form.offer} />
            <HiddenValues values={form.kept} />
            <BookingNotices notices={notices} isForm />
            <CarsInstead form={form} prices={prices} />
          </div>
        </div>
        <Price
          typed={typed}
          prices={prices}
          quote={quote}
          now={now}
          notCovered={props.notCovered}
        />
        <div className={styles.part}>
          <CustomerFields state={state} other={typed.vehicle === OTHER_VEHICLE} />
          <ContactFields state={state} />
          <HiddenFields asked={state.value(ASKED_FIELD)} quote={quote} />
          <Commands form={form} expected={expected}>
            <AnswerTime typed={typed} clock={clock} company={company} places={prices.places} />
          </Commands>
        </div>
      </Form>
    </FormFold>
  );
}

type FormNow = Pick<ReturnType<typeof useBookingForm>, "typed" | "isTaken">;

type NoticeProps = Pick<BookingFormProps, "now" | "prices" | "company"> & {
  expected: ExpectedAnswer | null;
};

/** Returns the notices of what is typed. No pick-up is too soon for an answer that comes at once. */
function useNotices({ typed, isTaken }: FormNow, props: NoticeProps) {
  const { now, prices, company, expected } = props;
  const { noticeHours } = useAnswers();
  const rules = { now, hours: company.hours, prices, noticeHours, isTaken };
  return bookingNotices(typed, rules).filter(
    (notice) => !(notice === "tooSoon" && expected === "atOnce"),
  );
}

function Price(props: ComponentProps<typeof PriceBox>) {
  return (
    <div className={styles.price}>
      <PriceBox {...props} />
    </div>
  );
}

/** Sends the questions that were asked, and the price that the visitor saw: at another the server books nothing. */
function HiddenFields({ asked, quote }: { asked: string; quote: FormQuote | null }) {
  return (
    <>
      <AskedQuestions questions={asked} />
      <input type="hidden" name={PRICE_FIELD} value={quote?.pickup ? quoteCode(quote) : ""} />
      <Honeypot />
    </>
  );
}

/** A field that is hidden from people, also from keyboards and screen readers; bots fill it in. */
function Honeypot() {
  const { t } = useTranslation();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={`booking-${HONEYPOT_FIELD}`}>{t("booking.fields.website")}</label>
      <input
        id={`booking-${HONEYPOT_FIELD}`}
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}

type CommandsProps = {
  form: ReturnType<typeof useBookingForm>;
  expected: ExpectedAnswer | null;
  /** What stands below the button of a request. */
  children: ReactNode;
};

/** The button, with what is said of the answer. */
function Commands({ form, expected, children }: CommandsProps) {
  const isAtOnce = expected === "atOnce";
  return (
    <div>
      <ExpectedAnswerLine expected={expected} />
      <SendButton attempt={form.attempt} quote={form.quote} isAtOnce={isAtOnce} />
      {!isAtOnce && children}
      <Accepted isAtOnce={isAtOnce} />
      <DraftStatus isSaved={form.isDraftSaved} onClear={form.clear} onUndo={form.undoClear} />
    </div>
  );
}

/** Says what follows the booking, where a company answers at once. */
function ExpectedAnswerLine({ expected }: { expected: ExpectedAnswer | null }) {
  const { t } = useTranslation();
  if (!answersAtOnce(useAnswers())) return null;
  return (
    <p className={sendingStyles.before} role="status">
      {expected && t(`booking.expected.${expected}`)}
    </p>
  );
}

type SendButtonProps = {
  /** The number of the attempt to send the form; null while the form is not being sent. */
  attempt: number | null;
  quote: FormQuote | null;
  /** Whether the booking is confirmed at once. */
  isAtOnce: boolean;
};

function SendButton({ attempt, quote, isAtOnce }: SendButtonProps) {
  const { t } = useTranslation();
  const submit = t(isAtOnce ? "booking.submitAtOnce" : "booking.submit");
  return (
    <>
      <button className={sendingStyles.send} disabled={attempt !== null}>
        {attempt === null ? submit : t("booking.processing")}
        {attempt === null && quote && <span>{amountText(t, quote, quote.exchange)}</span>}
      </button>
      <p className={sendingStyles.line} role="status">
        {attempt !== null && attempt > 1 && t("booking.tryingAgain", { attempt })}
      </p>
    </>
  );
}

/** Says what is accepted by sending the form, with links to it. */
function Accepted({ isAtOnce }: { isAtOnce: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={sendingStyles.line}>
      {t(isAtOnce ? "terms.sendAtOnce" : "terms.send")}{" "}
      <Link to={href("/:lng?/terms")}>{t("site.nav.terms")}</Link>
      {"\u00A0· "}
      <Link to={href("/:lng?/privacy-policy")}>{t("site.nav.privacy")}</Link>
    </p>
  );
}

type DraftStatusProps = {
  isSaved: boolean;
  onClear: (form: HTMLFormElement) => void;
  /** Restores the cleared values; null if nothing has been cleared since the last change. */
  onUndo: (() => void) | null;
};

function DraftStatus({ isSaved, onClear, onUndo }: DraftStatusProps) {
  const { t } = useTranslation();
  if (!isSaved && !onUndo) return null;
  const label = isSaved ? "clear" : "undo";
  return (
    <p className={sendingStyles.draft}>
      {t(isSaved ? "booking.draft.saved" : "booking.draft.cleared")}
      <button
        className={button.plain}
        type="button"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- clearing has replaced the focused button.
        autoFocus={!isSaved}
        onClick={({ currentTarget: { form } }) => (isSaved ? form && onClear(form) : onUndo?.())}
      >
        {t(`booking.draft.${label}`)}
      </button>
    </p>
  );
}
