import { sumToPay } from "~/catalog/pricing/quote";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { FIELD_LIMITS } from "~/booking/booking";
import { DESK_INTENTS } from "~/desk/desk-intents";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { BookingFormFields } from "~/desk/bookings/page/revision";
import type { DeskBooking } from "~/desk/bookings/list/load-booking-list.server";
import { useFormat } from "~/web/i18n/format";
import { isolate } from "~/web/i18n/isolate";
import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { Radios } from "~/ui/form/choice";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { message } from "~/ui/message.css";
import { MODEL_FIELDS, type RefusedModel } from "./model-fields";
import type { ModelChoices, ModelPlan } from "./model-plan.server";

type ModelFormProps = {
  booking: DeskBooking;
  choices: ModelChoices;
  refused: RefusedModel | undefined;
  /** The values that are shown by the step before the change. */
  previewed: Readonly<Record<string, string>>;
  address: string;
};

/**
 * Shows the forms for another model of a request: first its price and whether a car is free, then the
 * decision.
 */
export function ModelForm({ booking, choices, refused, previewed, address }: ModelFormProps) {
  const { t } = useTranslation();
  const { models, canBeNamed, isUnnamed, isAsked, plan } = choices;
  const options = models.map(({ id, name, availability }) => ({
    value: String(id),
    label: t(`operator.model.choice.${availability}`, { model: isolate(name) }),
  }));
  return (
    <details
      className={`${styles.decision} ${styles.tool}`}
      open={isAsked || refused !== undefined || isUnnamed}
      id="model"
    >
      <summary className={`${button.secondary} ${styles.summary}`}>
        {t(canBeNamed ? "operator.model.name" : "operator.model.change")}
      </summary>
      {isUnnamed && (
        <p>
          {t(
            booking.status === "confirmed"
              ? "operator.model.unnamedConfirmed"
              : "operator.model.unnamed",
          )}
        </p>
      )}
      <Form action={`${address}#model`} className={styles.question} preventScrollReset>
        <SelectField
          id="model-choice"
          name={MODEL_FIELDS.model}
          label={t("operator.model.fleet")}
          options={options}
          defaultValue={plan ? String(plan.model.id) : options[0]?.value}
        />
        <div>
          <button className={button.secondary}>{t("operator.model.price")}</button>
        </div>
      </Form>
      {plan && <Decision booking={booking} plan={plan} action={address} />}
      {canBeNamed && <NamedCarForm {...{ booking, refused, previewed }} action={address} />}
    </details>
  );
}

type DecisionProps = { booking: DeskBooking; plan: ModelPlan; action: string };

function Decision({ booking, plan: { model, quote }, action }: DecisionProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const sum = (amount: number) => ({ sum: money(amount, booking.currency) });
  const isFree = model.availability !== "request";
  const kept = { value: "kept", label: t("operator.model.kept", sum(sumToPay(booking))) };
  const prices = quote
    ? [kept, { value: "new", label: t("operator.model.new", sum(sumToPay(quote))) }]
    : [kept];
  return (
    <ModelChangeForm booking={booking} action={action}>
      <p className={isFree ? undefined : message.problem}>
        {t(isFree ? "operator.model.free" : "operator.model.taken", { model: isolate(model.name) })}
      </p>
      <fieldset className={styles.question}>
        <legend>{t("operator.model.prices")}</legend>
        <Radios name={MODEL_FIELDS.price} options={prices} chosen="kept" />
      </fieldset>
      {!quote && <p>{t("operator.model.otherCurrency")}</p>}
      <input type="hidden" name={MODEL_FIELDS.model} value={model.id} />
      {quote && <input type="hidden" name={MODEL_FIELDS.total} value={sumToPay(quote)} />}
      {isFree && <input type="hidden" name={MODEL_FIELDS.free} value="on" />}
      <div>
        <button className={button.primary}>
          {t("operator.model.give", { model: isolate(model.name) })}
        </button>
      </div>
    </ModelChangeForm>
  );
}

type NamedCarFormProps = Pick<ModelFormProps, "booking" | "refused" | "previewed"> & {
  action: string;
};

/** Shows the form for a car that is not of the fleet, by its name and its price. */
function NamedCarForm({ booking, refused, previewed, action }: NamedCarFormProps) {
  const { t } = useTranslation();
  const errors = (field: "name" | "rate") => {
    const error = refused?.errors[field];
    return error ? [t(error)] : [];
  };
  const typed = refused?.typed ?? {
    name: previewed[MODEL_FIELDS.name],
    rate: previewed[MODEL_FIELDS.rate],
  };
  const named = booking.car.model === booking.vehicle && booking.vehicle !== "Other";
  return (
    <ModelChangeForm booking={booking} action={action}>
      <p>
        <strong>{t("operator.model.elsewhere")}</strong>
      </p>
      <Field
        id="model-name"
        name={MODEL_FIELDS.name}
        label={t("operator.model.carName")}
        errors={errors("name")}
      >
        {(control) => (
          <input
            {...control}
            dir="auto"
            required
            maxLength={FIELD_LIMITS.vehicle}
            defaultValue={typed.name ?? (named ? booking.vehicle : "")}
          />
        )}
      </Field>
      <Field
        id="model-rate"
        name={MODEL_FIELDS.rate}
        label={t("operator.model.carRate", { currency: booking.currency })}
        hint={t("operator.model.carRateHint", { count: booking.rentalDays })}
        errors={errors("rate")}
      >
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            required
            defaultValue={typed.rate ?? (named ? booking.pricePerDay : "")}
          />
        )}
      </Field>
      <div>
        <button className={button.secondary}>{t("operator.model.save")}</button>
      </div>
    </ModelChangeForm>
  );
}

type ModelChangeFormProps = { booking: DeskBooking; action: string; children: ReactNode };

function ModelChangeForm({ booking, action, children }: ModelChangeFormProps) {
  return (
    <Form method="post" action={action} preventScrollReset noValidate className={styles.question}>
      <BookingFormFields intent={DESK_INTENTS.changeModel} booking={booking} />
      {children}
    </Form>
  );
}
