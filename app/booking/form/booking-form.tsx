import { useTranslation } from "react-i18next";
import { Form, href } from "react-router";
import type { Company } from "~/company/company";
import type { ExchangeRates } from "~/pricing/exchange-rates";
import { OTHER_VEHICLE } from "~/fleet/car";
import { useLocalTo } from "~/i18n/link";
import { quoteCode } from "~/pricing/quote-code";
import { stack } from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { PRICE_FIELD, TRAP_FIELD } from "~/booking/booking";
import type { BookingAnswer } from "./booking-answer";
import { BookingBar } from "./booking-bar";
import * as styles from "./booking-form.css";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { FORM_ID } from "./field-state";
import { FormAnswer } from "./form-answer";
import type { PriceList } from "./form-quote";
import type { FormValues } from "./form-values";
import { bookingNotices } from "~/booking/notices/notices";
import { ContactFields, ExtraFields, PersonFields } from "./person-fields";
import { PriceBox } from "./price-box";
import { DraftSign } from "~/booking/sending/draft-sign";
import { SendButton } from "~/booking/sending/send-button";
import { TripFields, VehicleFields } from "./trip-fields";
import { useBookingForm } from "./use-booking-form";

export type BookingFormProps = {
  /** What the fleet costs. */
  prices: PriceList;
  exchange: ExchangeRates | null;
  /** Of the page. */
  title: string;
  /** What an empty form starts with. */
  defaults: FormValues;
  /** The answer to a post that did not become a booking, with all that was typed. */
  answer: BookingAnswer | undefined;
  /** Date and time at the business. */
  now: { date: string; time: string };
  company: Company;
};

/** A shown price was asked for: it refuses nothing. */
function isRefusal(answer: BookingAnswer | undefined) {
  return answer !== undefined && answer.kind !== "price";
}

/** The booking form: plain HTML first, React late. The server checks it and counts the price. */
export function BookingForm({ now, ...props }: BookingFormProps) {
  const { prices, company } = props;
  const action = useLocalTo(`${href("/")}#booking`);
  const form = useBookingForm(props);
  const { state, typed, quote } = form;
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
            pickupDate={typed.pickupDate}
            returnDate={typed.returnDate}
            today={now.date}
          />
          <div className={stack}>
            <ExtraFields state={state} />
            <BookingNotices notices={bookingNotices(typed, now, company.hours, form.isTaken)} />
          </div>
        </div>
        <div className={styles.price}>
          <PriceBox typed={typed} prices={prices} quote={quote} exchange={props.exchange} />
        </div>
        <div className={styles.part}>
          <PersonFields state={state} other={typed.vehicle === OTHER_VEHICLE} />
          <ContactFields state={state} />
          <SeenPrice code={quote?.pickup ? quoteCode(quote) : ""} />
          <Trap />
          <div>
            <SendButton attempt={form.attempt} />
            <DraftSign isKept={form.isDraftKept} onClear={form.reset} />
          </div>
        </div>
      </Form>
      <BookingBar typed={typed} prices={prices} quote={quote} />
    </>
  );
}

/** Tells the server what the visitor has seen: at another price nothing is booked. */
function SeenPrice({ code }: { code: string }) {
  return <input type="hidden" name={PRICE_FIELD} value={code} />;
}

/** People neither see nor reach it; robots fill it in. */
function Trap() {
  const { t } = useTranslation();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={`booking-${TRAP_FIELD}`}>{t("booking.fields.website")}</label>
      <input id={`booking-${TRAP_FIELD}`} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
