import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import { ASKED_FIELD, PRICE_FIELD, PRICE_INTENT, DESK_SOURCES } from "~/booking/booking";
import * as styles from "~/booking/form/booking-form.css";
import { fieldTexts } from "~/booking/form/answer/submission-answer";
import type { FieldState } from "~/booking/form/field-state";
import { choiceOffer } from "~/booking/form/choice-fields";
import { choiceNamed } from "~/catalog/fleet/choice-named";
import { quoteOf, type FormQuote } from "~/booking/form/form-quote";
import { type FormValues, isTicked } from "~/booking/form/form-values";
import {
  AskedQuestions,
  ContactFields,
  CustomerFields,
  type CustomerTexts,
} from "~/booking/form/person-fields";
import { ExtraFields } from "~/booking/form/extra-fields";
import { TripFields } from "~/booking/form/trip-fields";
import { useTypedValues } from "~/booking/form/use-typed-values";
import { newBlockAddress } from "~/desk/calendar/block/block";
import { calendarAddress } from "~/desk/calendar/calendar-query";
import { listAddress } from "~/desk/desk-address";
import { DeskLayout } from "~/desk/desk-layout";
import { vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import { Link } from "~/web/i18n/link";
import { quoteCode } from "~/catalog/pricing/quote";
import { mapKeys } from "~/web/records";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { standaloneLink } from "~/ui/link.css";
import { firstText } from "~/web/first-text";
import type { NewBookingPageData } from "./new-booking.server";
import { emptyBookingAddress, type NewBookingBack, type NewBookingAnswer } from "./new-booking";
import { PriceLines } from "~/booking/price-lines";
import { card } from "~/desk/bookings/list/booking-desk.css";
import { useHydrated } from "~/ui/use-hydrated";
import { errorEntries } from "~/booking/form/answer/error-entries";
import { TakenList } from "~/desk/calendar/taken-list";
import { amountText } from "~/catalog/fleet/prices/delivery-text";
import { ErrorSummary } from "~/ui/form/error-summary";
import { message } from "~/ui/message.css";
import { Checkbox, Radios } from "~/ui/form/choice";
import { FieldErrors } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import type { VehicleChoice } from "./new-booking.queries.server";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";

const FORM_ID = "new-booking";

const GUEST_TEXTS: CustomerTexts = {
  legend: "newBooking.customer",
  phone: "newBooking.hints.phone",
  notes: "newBooking.hints.notes",
};

type NewBookingPageProps = { page: NewBookingPageData; answer: NewBookingAnswer | undefined };

/**
 * Shows the form by which staff take a booking by phone or at the door, from the stretch of the calendar
 * where it begins.
 */
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

/** Links to the page that the form was opened from. */
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
  const action = emptyBookingAddress(page.back);
  const { initialValue: sent, error } = answer?.result ?? {};
  const values = sent ? textsOf(sent) : defaults;
  const state: FieldState = {
    id: (name) => `booking-${name}`,
    value: (name) => values[name] ?? "",
    errors: (name) => fieldTexts(t, error?.[name] ?? []),
  };
  const [read, readAgain] = useTypedValues(FORM_ID, values, answer ? 1 : 0);
  const typed = withModel(read, vehicles);
  const quote = quoteOf(typed, prices, answer?.discount);
  const offer = choiceOffer(prices, choiceNamed(prices.choices, typed.vehicle));
  return (
    <Form
      id={FORM_ID}
      className={styles.root}

      action={action}
      onChange={readAgain}

      {...SAVED_FORM}
    >
      <div className={styles.whole}>
        {answer && <NewBookingProblem answer={answer} state={state} today={today.date} />}
      </div>
      <div className={styles.section}>
        <VehicleFields state={state} vehicles={vehicles} values={values} />
        <TripFields
          state={state}
          places={prices.places}
          pickupDate={typed.pickupDate}
          returnDate={typed.returnDate}
          today={today.date}
          legend={t("newBooking.trip")}
        />
        <ExtraFields state={state} extras={prices.extras} offer={offer} />
      </div>
      <div className={styles.price}>
        <DeskPrice quote={quote} />
      </div>
      <div className={styles.section}>
        <CustomerFields state={state} other={false} texts={GUEST_TEXTS} />
        <ContactFields state={state} />
        <AskedQuestions questions={values[ASKED_FIELD] ?? ""} />
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

/** Returns the values with the vehicle's model, from which the price follows. */
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

/** Shows the price of what is typed, by the quote of the visitors' form. */
function DeskPrice({ quote }: { quote: FormQuote | null }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <section className={card} aria-labelledby="price-title">
      <h2 id="price-title">{t("newBooking.price")}</h2>
      {quote ? (
        <PriceLines booking={{ ...quote, exchange: null }} />
      ) : (
        <p>{t("booking.price.incomplete")}</p>
      )}
      {!hydrated && (
        <div>
          <button className={button.secondary} name="intent" value={PRICE_INTENT}>
            {t("booking.price.show")}
          </button>
        </div>
      )}
    </section>
  );
}

type NewBookingProblemProps = { answer: NewBookingAnswer; state: FieldState; today: string };

/** Says why nothing was booked. */
function NewBookingProblem({ answer, state, today }: NewBookingProblemProps) {
  const { t } = useTranslation();
  const { reason, result, taken, quote } = answer;
  if (reason === "price" && !result.error) return null;
  if (reason === "invalid" || reason === "asks" || reason === "price") {
    const entries = errorEntries(Object.keys(result.error ?? {}), state);
    const title = reason === "asks" ? t("booking.questions.title") : t("booking.problem");
    return <ErrorSummary title={title} level={2} entries={entries} />;
  }
  if (reason === "priceChanged" && quote) {
    const now = amountText(t, { ...quote, pickup: firstText(result.initialValue?.pickup) || null });
    return (
      <div className={message.notice} role="alert">
        <p>{t("newBooking.refused.priceChanged", { now })}</p>
      </div>
    );
  }
  return (
    <div className={message.problem} role="alert">
      <p>{t(`newBooking.refused.${reason === "priceChanged" ? "unavailable" : reason}`)}</p>
      <TakenList taken={taken} today={today} />
    </div>
  );
}

type VehicleFieldsProps = {
  state: FieldState;
  vehicles: readonly VehicleChoice[];
  values: Readonly<Record<string, string>>;
};

/** Shows the fields of how the booking came, and which vehicle it gets. */
function VehicleFields({ state, vehicles, values }: VehicleFieldsProps) {
  const { t } = useTranslation();
  const errors = state.errors("source");
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("booking.legends.car")}</legend>
      <SelectField
        id={state.id("vehicleId")}
        name="vehicleId"
        label={t("newBooking.vehicle")}
        errors={state.errors("vehicleId")}
        defaultValue={values.vehicleId}
        placeholder={t("booking.chooseVehicle")}
        options={vehicles.map((vehicle) => ({
          value: String(vehicle.id),
          label: modelAndVehicle(vehicle.model, vehicle),
        }))}
      />
      <Checkbox
        id={state.id("pinned")}
        name="pinned"
        label={t("operator.car.pin")}
        hint={t("operator.car.pinHint")}
        defaultChecked={isTicked(values.pinned)}
      />
      <div className={styles.wide} id={state.id("source")}>
        <FieldErrors id={`${state.id("source")}-error`} errors={errors} />
        <Radios
          name="source"
          {...(values.source && { chosen: values.source })}
          options={DESK_SOURCES.map((source) => ({
            value: source,
            label: t(`newBooking.sources.${source}`),
          }))}
        />
      </div>
    </fieldset>
  );
}
