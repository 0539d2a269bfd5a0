import { useForm, type SubmissionResult } from "@conform-to/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, href, useNavigation } from "react-router";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { TRAP_FIELD } from "./booking";
import * as styles from "./booking-form.css";
import { FormProblem } from "./form-problem";
import { asText, type FormValues } from "./form-values";
import { bookingNotices } from "./notices";
import { BookingNotices } from "./booking-notices";
import { errorText } from "./error-text";
import { ContactFields, ExtraFields, PersonFields } from "./person-fields";
import { TripFields, VehicleFields } from "./trip-fields";
import { useChosenVehicle } from "./use-chosen-vehicle";

/** Without an answer from the server, the page has what was typed. */
export type BookingAnswer =
  | { kind: "invalid" | "away" | "tooMany"; result: SubmissionResult<string[]> }
  | { kind: "unanswered" };

export type BookingFormProps = {
  /** Names of the fleet's cars. */
  vehicles: string[];
  /** What an empty form starts with. */
  defaults: FormValues;
  /** The answer to a post that did not become a booking, with all that was typed. */
  answer?: BookingAnswer | undefined;
  /** Date and time at the business. */
  now: { date: string; time: string };
  /** The operator's, in E.164. */
  phone: string;
};

/** What each group of fields draws its controls from. */
export type FieldState = {
  id: (name: string) => string;
  value: (name: keyof FormValues) => string;
  errors: (name: string) => string[];
};

/** The booking form: plain HTML first, React late. The server checks it. */
export function BookingForm(props: BookingFormProps) {
  const { t } = useTranslation();
  const { answer, defaults, vehicles } = props;
  const result = answer && "result" in answer ? answer.result : undefined;
  const action = useLocalTo(`${href("/")}#booking`);
  const sending = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Record<string, string>>({
    id: "booking-request",
    ...(result && { lastResult: result }),
    defaultValue: defaults,
  });
  const state: FieldState = {
    id: (name) => `booking-${name}`,
    value: (name) => asText(fields[name]?.initialValue),
    errors: (name) => (fields[name]?.errors ?? []).map((key) => errorText(t, key)),
  };
  const chosen = useChosenVehicle(form.id, defaults.vehicle);
  const [typed, watch] = useTypedValues(form.id, state);
  return (
    <Form
      id={form.id}
      className={styles.root}
      method="post"
      action={action}
      onSubmit={form.onSubmit}
      onChange={(event) => {
        chosen.deriveType(event);
        watch(event.currentTarget);
      }}
      noValidate
    >
      {!sending && <FormProblem kind={answer?.kind} phone={props.phone} />}
      {!sending && <Summary state={state} errors={result?.error} />}
      <VehicleFields state={state} vehicles={vehicles} />
      <TripFields state={state} />
      <BookingNotices notices={bookingNotices(typed, props.now)} />
      <PersonFields state={state} other={typed.vehicle === "Other"} />
      <ExtraFields state={state} />
      <ContactFields state={state} />
      <Trap />
      <button className={button.primary} disabled={sending}>
        {sending ? t("booking.processing") : t("booking.submit")}
      </button>
    </Form>
  );
}

/** What stands in the form now, for what depends on it. */
function useTypedValues(formId: string, state: FieldState) {
  const initial = {
    vehicle: state.value("vehicle"),
    pickup: state.value("pickup"),
    pickupDate: state.value("pickupDate"),
    pickupTime: state.value("pickupTime"),
    returnDate: state.value("returnDate"),
    returnTime: state.value("returnTime"),
  };
  const [typed, setTyped] = useState<FormValues>(initial);
  // What was typed before React took over stands in the page already.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) setTyped(readValues(form));
  }, [formId]);
  return [typed, (form: HTMLFormElement) => setTyped(readValues(form))] as const;
}

function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, asText(value)]));
}

function Summary(props: { state: FieldState; errors: SubmissionResult<string[]>["error"] }) {
  const { t } = useTranslation();
  const names = Object.keys(props.errors ?? {});
  if (names.length === 0) return null;
  const entries = names.map((name) => ({
    id: props.state.id(name),
    messages: props.state.errors(name),
  }));
  return <ErrorSummary title={t("booking.problem")} entries={entries} />;
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
