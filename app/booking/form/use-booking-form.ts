import { useMemo, useState, type ChangeEvent } from "react";
import type { Company } from "~/company/company";
import { WATCHED_FIELDS } from "~/booking/fields";
import type { BookingAnswer } from "./booking-answer";
import { FORM_ID, fieldStateOf, type FieldState } from "./field-state";
import { quoteOf, type PriceList } from "./form-quote";
import { readForm, type FormValues } from "./form-values";
import { useDraft } from "~/booking/sending/use-draft";
import { useSending } from "~/booking/sending/use-sending";
import { useCarTaken } from "./use-car-taken";
import { deriveType, useChosenVehicle } from "./use-chosen-vehicle";
import { useTypedValues } from "./use-typed-values";

type BookingFormState = {
  defaults: FormValues;
  /** The server's answer to a post of the plain form. */
  answer: BookingAnswer | undefined;
  prices: PriceList;
  company: Company;
};

/** What the form knows and does: values, price, draft, and its way to the server. */
export function useBookingForm({ defaults, answer: posted, prices, company }: BookingFormState) {
  const [generation, setGeneration] = useState(0);
  const sending = useSending(company, reset);
  const answer = sending.answer ?? (generation === 0 ? posted : undefined);
  const state = useMemo(() => fieldStateOf(answer, defaults), [answer, defaults]);
  const [typed, read] = useTypedValues(FORM_ID, startOf(state), generation);
  const draft = useDraft(FORM_ID, posted !== undefined, read);
  useChosenVehicle(FORM_ID, defaults, read);

  /** Begins anew, with an empty form. */
  function reset() {
    draft.clear();
    sending.forget();
    setGeneration(generation + 1);
  }

  return {
    generation,
    state,
    typed,
    answer: sending.attempt === null ? answer : undefined,
    attempt: sending.attempt,
    quote: quoteOf(typed, prices),
    isTaken: useCarTaken(typed),
    isDraftKept: draft.isKept,
    reset,
    send: (form: HTMLFormElement) => void sending.send(form),
    change(event: ChangeEvent<HTMLFormElement>) {
      deriveType(event);
      draft.keep(readForm(event.currentTarget));
      read();
    },
  };
}

/** What stands in the form before anybody has read it: the price and the notices depend on it. */
function startOf(state: FieldState): FormValues {
  return Object.fromEntries(WATCHED_FIELDS.map((name) => [name, state.value(name)]));
}
