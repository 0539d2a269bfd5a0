import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { Company } from "~/catalog/company/company";
import { OTHER_VEHICLE } from "~/catalog/fleet/car";
import { useLocalTo } from "~/web/i18n/link";
import { quoteCode } from "~/catalog/pricing/quote-code";
import { PageTitle } from "~/ui/page/page-title";
import { ASKED_FIELD, PRICE_FIELD, HONEYPOT_FIELD } from "~/booking/booking";
import type { SubmissionAnswer } from "./answer/submission-answer";
import { BookingBar } from "./booking-bar";
import * as styles from "./booking-form.css";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { FORM_ID } from "./field-state";
import { FormAnswer } from "./answer/form-answer";
import type { PriceList } from "./form-quote";
import type { FormValues } from "./form-values";
import { bookingNotices } from "~/booking/notices/notices";
import { Asked, ContactFields, PersonFields } from "./person-fields";
import { ExtraFields } from "./extra-fields";
import { PriceBox } from "./price-box";
import { DraftStatus, SendButton } from "~/booking/sending/send-controls";
import { TripFields, VehicleFields } from "./trip-fields";
import { useBookingForm } from "./use-booking-form";

export type BookingFormProps = {
  prices: PriceList;
  /** Of the page. */
  title: string;
  defaults: FormValues;
  /** The server's answer to a post that did not become a booking. */
  answer: SubmissionAnswer | undefined;
  /** Date and time at the business. */
  now: { date: string; time: string };
  company: Company;
};

/** A request to show the price is no refusal. */
function isRefusal(answer: SubmissionAnswer | undefined) {
  return answer !== undefined && answer.kind !== "price";
}

/** Works as plain HTML before hydration. The server validates it and computes the price. */
export function BookingForm({ now, ...props }: BookingFormProps) {
  const { prices, company } = props;
  const action = useLocalTo(`${href("/")}#booking`);
  const form = useBookingForm(props);
  const { state, typed, quote } = form;
  const rules = { now, hours: company.hours, prices, isTaken: form.isTaken };
  return (
    <>
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
          <FormAnswer answer={form.answer} state={state} typed={typed} company={company} />
        </div>
        <div className={styles.part}>
          <VehicleFields state={state} choices={prices.choices} />
          <TripFields
            state={state}
            places={prices.places}
            pickupDate={typed.pickupDate}
            returnDate={typed.returnDate}
            today={now.date}
          />
          <div className={styles.extras}>
            <ExtraFields state={state} prices={prices} />
            <BookingNotices notices={bookingNotices(typed, rules)} />
          </div>
        </div>
        <div className={styles.price}>
          <PriceBox typed={typed} prices={prices} quote={quote} />
        </div>
        <div className={styles.part}>
          <PersonFields state={state} other={typed.vehicle === OTHER_VEHICLE} />
          <ContactFields state={state} />
          <Asked questions={state.value(ASKED_FIELD)} />
          <SeenPrice code={quote?.pickup ? quoteCode(quote) : ""} />
          <Honeypot />
          <div>
            <SendButton attempt={form.attempt} quote={quote} />
            <DraftStatus isSaved={form.isDraftSaved} onClear={form.clear} onUndo={form.undoClear} />
          </div>
        </div>
      </Form>
      <BookingBar typed={typed} prices={prices} quote={quote} />
    </>
  );
}

/** The price that the visitor saw: at another price the server books nothing. */
function SeenPrice({ code }: { code: string }) {
  return <input type="hidden" name={PRICE_FIELD} value={code} />;
}

/** Hidden from people, also from keyboards and screen readers; bots fill it in. */
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
