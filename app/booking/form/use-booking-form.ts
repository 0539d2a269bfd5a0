import { useMemo, useState, type ChangeEvent } from "react";
import type { Company } from "~/catalog/company/company";
import { extraField } from "~/booking/extras/extra-field";
import { WATCHED_FIELDS } from "~/booking/booking-fields";
import type { SubmissionAnswer } from "./answer/submission-answer";
import { FORM_ID, fieldStateOf, type FieldState } from "./field-state";
import { quoteOf, type PriceList } from "./form-quote";
import { readForm, type FormValues } from "./form-values";
import { restoreDraft } from "~/booking/sending/draft";
import { useDraft } from "~/booking/sending/use-draft";
import { useSending } from "~/booking/sending/use-sending";
import { useCarTaken } from "./use-car-taken";
import { deriveType, useChosenVehicle } from "./use-chosen-vehicle";
import { useTypedValues } from "./use-typed-values";

type BookingFormState = {
  defaults: FormValues;
  /** The server's answer to a post of the plain form. */
  answer: SubmissionAnswer | undefined;
  prices: PriceList;
  company: Company;
};

export function useBookingForm({ defaults, answer: posted, prices, company }: BookingFormState) {
  const [generation, setGeneration] = useState(0);
  const [cleared, setCleared] = useState<FormValues | null>(null);
  const sending = useSending(company, reset);
  const answer = sending.answer ?? (generation === 0 ? posted : undefined);
  const state = useMemo(() => fieldStateOf(answer, defaults), [answer, defaults]);
  const [typed, read] = useTypedValues(FORM_ID, initialValues(state, prices), generation);
  const draft = useDraft(
    FORM_ID,
    { isAnswer: posted !== undefined, choices: prices.choices },
    read,
  );
  useChosenVehicle(FORM_ID, defaults, prices.choices, read);

  function reset() {
    draft.clear();
    sending.clear();
    setGeneration(generation + 1);
    setCleared(null);
  }

  function clear(form: HTMLFormElement) {
    const values = readForm(form);
    reset();
    setCleared(values);
  }

  return {
    generation,
    state,
    typed,
    answer: sending.attempt === null ? answer : undefined,
    attempt: sending.attempt,
    quote: quoteOf(typed, prices),
    isTaken: useCarTaken(typed),
    isDraftSaved: draft.isSaved,
    clear,
    undoClear: cleared && (() => restoreDraft(cleared)),
    send: (form: HTMLFormElement) => void sending.send(form),
    change(event: ChangeEvent<HTMLFormElement>) {
      deriveType(event, prices.choices);
      setCleared(null);
      draft.save(readForm(event.currentTarget));
      read();
    },
  };
}

/** The values before the form is first read, for the price and the notices. */
function initialValues(state: FieldState, { furtherExtras }: PriceList): FormValues {
  const names = [...WATCHED_FIELDS, ...furtherExtras.map(extraField)];
  return Object.fromEntries(names.map((name) => [name, state.value(name)]));
}
