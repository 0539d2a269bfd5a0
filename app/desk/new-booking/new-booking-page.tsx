import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { ASK_IF_UNSAVED } from "~/desk/unsaved/ask-if-unsaved";
import { ASKED_FIELD, PRICE_FIELD } from "~/booking/booking";
import * as styles from "~/booking/form/booking-form.css";
import { errorText } from "~/booking/form/answer/error-text";
import type { FieldState } from "~/booking/form/field-state";
import { quoteOf } from "~/booking/form/form-quote";
import type { FormValues } from "~/booking/form/form-values";
import { Asked, ContactFields, PersonFields, type PersonTexts } from "~/booking/form/person-fields";
import { ExtraFields } from "~/booking/form/extra-fields";
import { TripFields } from "~/booking/form/trip-fields";
import { useTypedValues } from "~/booking/form/use-typed-values";
import { newBlockAddress } from "~/desk/calendar/block/block-intents";
import { calendarAddress } from "~/desk/calendar/calendar-query";
import { listAddress } from "~/desk/desk-address";
import { DeskLayout } from "~/desk/desk-layout";
import { vehicleTypeOf } from "~/fleet/vehicle-type";
import { Link, useLocalTo } from "~/i18n/link";
import { quoteCode } from "~/pricing/quote-code";
import { mapKeys } from "~/records";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { standaloneLink } from "~/ui/link.css";
import { firstText } from "~/web/first-text";
import type { NewBookingPageData } from "./load-new-booking.server";
import { emptyBookingAddress, type NewBookingBack } from "./new-booking-address";
import type { NewBookingAnswer } from "./new-booking-answer";
import { DeskPrice } from "./desk-price";
import { NewBookingProblem } from "./new-booking-problem";
import { VehicleFields } from "./vehicle-fields";

const FORM_ID = "new-booking";

const GUEST_TEXTS: PersonTexts = {
  legend: "newBooking.customer",
  phone: "newBooking.hints.phone",
  notes: "newBooking.hints.notes",
};

type NewBookingPageProps = { page: NewBookingPageData; answer: NewBookingAnswer | undefined };

/** Staff take a booking by phone or at the door, from the stretch of the calendar where it begins. */
export function NewBookingPage({ page, answer }: NewBookingPageProps) {
  const { t } = useTranslation();
  const { defaults } = page;
  const { vehicleId = "", pickupDate = "", returnDate = "" } = defaults;
  return (
    <DeskLayout
      title={t("newBooking.title")}
      isRefused={answer !== undefined && answer.reason !== "price"}
    >
      <BackLink back={page.back} pickupDate={pickupDate} />
      <p>
        {t("newBooking.text")}{" "}
        {vehicleId && (
          <Link to={newBlockAddress(Number(vehicleId), pickupDate, returnDate)}>
            {t("newBooking.blockInstead")}
          </Link>
        )}
      </p>
      <NewBookingForm page={page} answer={answer} />
    </DeskLayout>
  );
}

type BackLinkProps = { back: NewBookingBack | null; pickupDate: string };

/** To the page that the form was opened from. */
function BackLink({ back, pickupDate }: BackLinkProps) {
  const { t } = useTranslation();
  const pages = {
    today: { to: href("/admin/today"), text: t("desk.sections.today") },
    bookings: { to: listAddress(), text: t("operator.bookings") },
    calendar: { to: calendarAddress({ from: pickupDate }), text: t("calendar.title") },
  };
  const { to, text } = pages[back ?? "calendar"];
  return (
    <Link className={standaloneLink} to={to}>
      <Icon name="back" />
      {text}
    </Link>
  );
}

function NewBookingForm({ page, answer }: NewBookingPageProps) {
  const { t } = useTranslation();
  const { prices, defaults, today, vehicles } = page;
  const action = useLocalTo(emptyBookingAddress(page.back));
  const { initialValue: sent, error } = answer?.result ?? {};
  const values = sent ? textsOf(sent) : defaults;
  const state: FieldState = {
    id: (name) => `booking-${name}`,
    value: (name) => values[name] ?? "",
    errors: (name) => (error?.[name] ?? []).map((key) => errorText(t, key)),
  };
  const [read, readAgain] = useTypedValues(FORM_ID, values, answer ? 1 : 0);
  const typed = withModel(read, vehicles);
  const quote = quoteOf(typed, prices);
  return (
    <Form
      id={FORM_ID}
      className={styles.root}
      method="post"
      action={action}
      onChange={readAgain}
      reloadDocument
      noValidate
      {...ASK_IF_UNSAVED}
    >
      <div className={styles.whole}>
        {answer && <NewBookingProblem answer={answer} state={state} today={today.date} />}
      </div>
      <div className={styles.part}>
        <VehicleFields state={state} vehicles={vehicles} values={values} />
        <TripFields
          state={state}
          places={prices.places}
          pickupDate={typed.pickupDate}
          returnDate={typed.returnDate}
          today={today.date}
          legend={t("newBooking.trip")}
        />
        <ExtraFields state={state} prices={prices} />
      </div>
      <div className={styles.price}>
        <DeskPrice quote={quote} />
      </div>
      <div className={styles.part}>
        <PersonFields state={state} other={false} texts={GUEST_TEXTS} />
        <ContactFields state={state} />
        <Asked questions={values[ASKED_FIELD] ?? ""} />
        <input type="hidden" name={PRICE_FIELD} value={quote?.pickup ? quoteCode(quote) : ""} />
        <div>
          <button className={button.primary}>{t("newBooking.submit")}</button>
        </div>
      </div>
    </Form>
  );
}

function textsOf(values: Readonly<Record<string, unknown>>) {
  return mapKeys(Object.keys(values), (name) => firstText(values[name]));
}

/** The price follows from the model of the vehicle. */
function withModel(
  values: Readonly<Record<string, string>>,
  vehicles: NewBookingPageData["vehicles"],
): FormValues {
  const chosen = vehicles.find(({ id }) => String(id) === values.vehicleId);
  const texts = textsOf(values);
  if (!chosen) return texts;
  const { model: name, bodyType } = chosen;
  return { ...texts, vehicle: name, vehicleType: vehicleTypeOf({ name, bodyType }) };
}
