import { HiddenValues } from "~/ui/form/hidden-values";
import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { DoneMessage, type OwnDone } from "~/booking/manage/done-message";
import type { OwnAnswer } from "~/booking/manage/my-booking-action.server";
import { OWN_INTENTS } from "~/booking/manage/my-booking-constants";
import * as styles from "~/booking/manage/my-booking.css";
import type { OwnBookingPage } from "~/booking/manage/my-booking.server";
import { ReturnPrice } from "~/booking/returns/return-price";
import type { ReturnPlans } from "~/booking/returns/return-plan.server";
import { usePrice } from "~/catalog/company/use-company";
import { placeOptions } from "~/catalog/fleet/prices/place-text";
import type { ChosenExtra } from "~/catalog/pricing/extras";
import { sumToPay } from "~/catalog/pricing/quote";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { message } from "~/ui/message.css";
import { useFormAddress } from "~/booking/manage/use-form-address";
import { textIn } from "~/web/i18n/localized";
import { useFormat } from "~/web/i18n/format";
import { useTranslation } from "~/web/i18n/use-translation";
import type { AskAnswer, AskPlan } from "./answer-ask.server";
import {
  ASK_FIELDS,
  askedExtra,
  CONFIRMED_FIELD,
  SEEN_TOTAL,
  SEEN_TRIP,
  type AskField,
} from "./ask";
import type { AskOffer } from "./ask.server";

type AskCardProps = {
  page: OwnBookingPage;
  token: string;
  answer: OwnAnswer | undefined;
  done: OwnDone | null;
};

/** The card where customers ask for other times, places or extras: first for the price, then for the change. */
export function AskCard({ page, token, answer, done }: AskCardProps) {
  const { t } = useTranslation();
  const action = useFormAddress(token, "#ask");
  const { booking, returns, ask } = page;
  if (!returns || !ask) return null;
  const asked = answer?.kind === "ask" ? answer : undefined;
  const trip = `${booking.pickupDate} ${booking.pickupTime} ${booking.returnDate} ${booking.returnTime}`;
  return (
    <section className={styles.card} id="ask" aria-labelledby="ask-title">
      <h2 className={styles.title} id="ask-title">
        {t("ownBooking.ask.title")}
      </h2>
      <DoneMessage action="extended" done={done} />
      {returns.request && <OpenRequest page={page} request={returns.request} />}
      <p>{t("ownBooking.ask.text")}</p>
      <details open={asked !== undefined} key={`${trip} ${done}`}>
        <summary className={`${button.secondary} ${styles.summary}`}>
          {t("ownBooking.ask.open")}
        </summary>
        <AskForm booking={booking} ask={ask} asked={asked} action={action} />
        {asked?.plan && <SendForm page={page} asked={asked} plan={asked.plan} action={action} />}
      </details>
    </section>
  );
}

type OpenRequestProps = Pick<AskCardProps, "page"> & {
  request: NonNullable<ReturnPlans["request"]>;
};

function OpenRequest({ page, request }: OpenRequestProps) {
  const { t } = useTranslation();
  return (
    <div className={message.notice}>
      <p>{t(request.isDeclined ? "ownBooking.ask.declined" : "ownBooking.ask.asked")}</p>
      {request.isDeclined && request.declineNote && (
        <p className={styles.text} dir="auto">
          {request.declineNote}
        </p>
      )}
      <ReturnPrice booking={page.booking} plan={request} audience="visitor" />
    </div>
  );
}

type AskFormProps = Pick<OwnBookingPage, "booking"> & {
  ask: AskOffer;
  asked: AskAnswer | undefined;
  action: string;
};

function AskForm({ booking, ask, asked, action }: AskFormProps) {
  const { t } = useTranslation();
  const sending = useNavigation().formMethod === "POST";
  const fields = ASK_FIELDS.filter((field) => ask.canMovePickup || !field.startsWith("pickup"));
  const names = [...fields, ...ask.extras.map(askedExtra)];
  const errorsOf = (name: string) => (asked?.errors[name] ?? []).map((key) => t(key));
  const entries = names.map((name) => ({ id: idOf(name), messages: errorsOf(name) }));
  const valueOf = (name: string, booked: string) => asked?.typed[name] ?? booked;
  return (
    <Form className={styles.unfolded} method="post" action={action} preventScrollReset noValidate>
      {!sending && <ErrorSummary title={t("booking.problem")} entries={entries} />}
      {!ask.canMovePickup && <p>{t("ownBooking.ask.onlyReturn")}</p>}
      <div className={styles.fields}>
        {fields.map((field) => (
          <TripInput
            key={field}
            field={field}
            value={valueOf(field, booking[field])}
            ask={ask}
            errors={errorsOf(field)}
          />
        ))}
      </div>
      {ask.extras.length > 0 && (
        <div className={styles.fields}>
          {ask.extras.map((extra) => (
            <ExtraInput
              key={extra.slug}
              extra={extra}
              value={valueOf(askedExtra(extra), String(extra.quantity))}
              errors={errorsOf(askedExtra(extra))}
            />
          ))}
        </div>
      )}
      <button
        className={asked?.plan ? button.secondary : button.primary}
        name="intent"
        value={OWN_INTENTS.ask}
        disabled={sending}
      >
        {t("ownBooking.ask.price")}
      </button>
    </Form>
  );
}

type TripInputProps = { field: AskField; value: string; ask: AskOffer; errors: string[] };

function TripInput({ field, value, ask, errors }: TripInputProps) {
  const { t } = useTranslation();
  const common = { id: idOf(field), name: field, label: t(`booking.fields.${field}`), errors };
  if (field === "pickup" || field === "return") {
    const options = placeOptions(t, ask.places);
    const known = options.some((option) => option.value === value);
    // The booked place may not be served any more.
    const all = known ? options : [{ value, label: value }, ...options];
    return (
      <div className={styles.wideField}>
        <SelectField {...common} defaultValue={value} options={all} />
      </div>
    );
  }
  const type = field.endsWith("Date") ? "date" : "time";
  return (
    <Field {...common}>
      {(control) => <input {...control} type={type} defaultValue={value} />}
    </Field>
  );
}

type ExtraInputProps = { extra: ChosenExtra; value: string; errors: string[] };

function ExtraInput({ extra, value, errors }: ExtraInputProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { price: format } = usePrice();
  const { price, perDay, max, quantity } = extra;
  const name = askedExtra(extra);
  const hint = t(perDay ? "booking.hints.extraPerDay" : "booking.hints.extraOnce", {
    price: format(price),
  });
  const most = Math.max(max, quantity);
  const options = Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t("booking.noExtra") : String(count),
  }));
  return (
    <SelectField
      id={idOf(name)}
      name={name}
      label={textIn(extra.name, language)}
      hint={max > 1 ? t("booking.hints.forOne", { price: hint }) : hint}
      defaultValue={value}
      options={options}
      errors={errors}
    />
  );
}

type SendFormProps = Pick<AskCardProps, "page"> & {
  asked: AskAnswer;
  plan: AskPlan;
  action: string;
};

/** Shows the price, and the form that sends the request with what was typed. */
function SendForm({ page, asked, plan, action }: SendFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const sending = useNavigation().formMethod === "POST";
  const { seen, canHaveIt, quote } = plan;
  return (
    <Form
      className={styles.unfolded}
      method="post"
      action={action}
      preventScrollReset
      aria-labelledby={id}
    >
      <div role={asked.isChanged ? "alert" : "status"} className={message.notice}>
        <h3 id={id}>{t("ownBooking.ask.newPrice")}</h3>
        {asked.isChanged && <p>{t("ownBooking.ask.changed")}</p>}
        <ReturnPrice booking={page.booking} plan={plan} audience="visitor" />
        <p>{t(canHaveIt ? "ownBooking.ask.free" : "ownBooking.ask.taken")}</p>
      </div>
      <HiddenValues values={asked.typed} />
      <input type="hidden" name={SEEN_TRIP} value={seen} />
      <input type="hidden" name={SEEN_TOTAL} value={sumToPay(quote)} />
      <input type="hidden" name={CONFIRMED_FIELD} value="on" />
      <button className={button.primary} name="intent" value={OWN_INTENTS.ask} disabled={sending}>
        {t("ownBooking.ask.send")}
      </button>
    </Form>
  );
}

function idOf(name: string) {
  return `ask-${name}`;
}
