import { useMemo, useState, type ChangeEvent, useEffect, useEffectEvent } from "react";
import type { Discount } from "~/catalog/pricing/discount";
import { CHOICE_FIELDS } from "~/booking/choices";
import { choiceOffer, type ChoiceOffer } from "./choice-fields";
import type { Company } from "~/catalog/company/company";
import { extraValues, fieldsOfExtra } from "~/booking/extras/extra-field";
import { WATCHED_FIELDS } from "~/booking/booking-fields";
import { isRefusal, type SubmissionAnswer } from "./answer/submission-answer";
import { FORM_ID, fieldStateOf, type FieldState } from "./field-state";
import { isUnread, quoteOf, type PriceList } from "./form-quote";
import { chosenIn, readForm, type FormValues } from "./form-values";
import { restoreDraft, onDraftRestored, readDraft, writeDraft } from "~/booking/sending/draft";
import { useSending } from "~/booking/sending/use-sending";
import { deriveType, useChosenVehicle, joinNotes } from "./use-chosen-vehicle";
import { useTypedValues } from "./use-typed-values";
import { href } from "react-router";
import { useAnswers } from "~/catalog/company/use-company";
import { recordOf } from "~/web/records";
import { asksForOther, typedTrip, type ExpectedAnswer } from "./expected-answer";
import { responseError } from "~/web/browser/response-error";
import { parseDate, parseTime } from "~/web/calendar";
import { OTHER_VEHICLE } from "~/catalog/fleet/car";
import { FORM_DEFAULTS } from "~/booking/booking";
import { choiceNamed, currentName } from "~/catalog/fleet/choice-named";
import { takeEarlyChange } from "~/web/browser/early-change";

type BookingFormState = {
  defaults: FormValues;
  /** The server's answer to a post of the plain form. */
  answer: SubmissionAnswer | undefined;
  prices: PriceList;
  company: Company;
  /** What the server expects for the values with which the form starts. */
  expected?: ExpectedAnswer;
};

export function useBookingForm(props: BookingFormState) {
  const { defaults, answer: posted, prices, company } = props;
  const [generation, setGeneration] = useState(0);
  const [cleared, setCleared] = useState<FormValues | null>(null);
  const sending = useSending(company, reset);
  const answer = sending.answer ?? (generation === 0 ? posted : undefined);
  const state = useMemo(() => fieldStateOf(answer, defaults), [answer, defaults]);
  const discount = discountIn(sending.answer) ?? (generation === 0 ? discountIn(posted) : null);
  const [typed, read] = useTypedValues(FORM_ID, initialValues(state, prices), generation);
  const draft = useDraft(FORM_ID, { isAnswer: posted !== undefined, prices }, read);
  useChosenVehicle(FORM_ID, defaults, prices.choices, read);
  const live = useLiveAvailability(typed, posted ? posted.expected : props.expected);

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
    isSendingAgain: sending.attempt !== null && isRefusal(answer),
    quote: quoteOf(typed, prices, discount),
    offer: useOffer(typed, prices),
    kept: isUnread(prices) ? keptChoices(answer) : {},
    ...live,
    isDraftSaved: draft.isSaved,
    clear,
    undoClear: cleared && (() => restoreDraft(cleared)),
    repair(values: FormValues) {
      const form = document.getElementById(FORM_ID);
      if (!(form instanceof HTMLFormElement)) return;
      restoreDraft({ ...readForm(form), ...values });
      sending.clear();
      // The pressed button disappears: the focus goes on to what has changed.
      const [first = ""] = Object.keys(values);
      document.getElementById(state.id(first))?.focus();
    },
    send: (form: HTMLFormElement) => void sending.send(form),
    change(event: ChangeEvent<HTMLFormElement>) {
      deriveType(event, prices.choices);
      setCleared(null);
      draft.save(readForm(event.currentTarget));
      read();
    },
  };
}

/**
 * Returns the extras and choices of a post, without those that the form shows at their error. They are sent again while
 * the prices could not be read and the form can't show them.
 */
function keptChoices(answer: SubmissionAnswer | undefined): Record<string, string> {
  const { initialValue, error } = answer?.result ?? {};
  const kept = chosenIn(initialValue ?? {}).filter(([name]) => !error?.[name]);
  return Object.fromEntries(kept);
}

/** Returns the discount of an answer; null if it has none. */
function discountIn(answer: SubmissionAnswer | undefined): Discount | null {
  return answer?.discount ?? null;
}

/** Returns what the form offers besides extras, the same object while that stays the same. */
function useOffer({ vehicle = "" }: FormValues, prices: PriceList): ChoiceOffer {
  return useMemo(() => {
    const isOther = vehicle === OTHER_VEHICLE;
    return choiceOffer(prices, isOther ? {} : choiceNamed(prices.choices, vehicle));
  }, [vehicle, prices]);
}

/** Returns the values before the form is first read, for the price and the notices. */
function initialValues(state: FieldState, { extras }: PriceList): FormValues {
  const names = [...WATCHED_FIELDS, ...CHOICE_FIELDS, ...extras.flatMap(fieldsOfExtra)];
  return Object.fromEntries(names.map((name) => [name, state.value(name)]));
}

const DEBOUNCE_MS = 300;

/** What is known about the form's car on its dates. */
type LiveAvailability = {
  /** Whether it is likely taken, for the notice `carTaken`; false while that is unknown. */
  isTaken: boolean;
  /** The names of free cars like it, if it is taken. */
  instead: readonly string[];
  /** Null where staff answer each request, and while it is unknown. */
  expected: ExpectedAnswer | null;
};

const UNKNOWN: LiveAvailability = { isTaken: false, instead: [], expected: null };

/**
 * Returns the availability of the form's car on its dates. Until it is loaded, and after a failure, `first` is what
 * the server expects for the values with which the form started.
 */
function useLiveAvailability(
  typed: FormValues,
  first: ExpectedAnswer | undefined,
): LiveAvailability {
  const { atOnceHours } = useAnswers();
  const query = availabilityQuery(typed);
  const [firstQuery] = useState(query);
  const [found, setFound] = useState<(LiveAvailability & { query: string }) | null>(null);
  useEffect(() => {
    if (query === null) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const availability = await fetchAvailability(query, abort.signal);
      if (availability && !abort.signal.aborted) setFound({ ...availability, query });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  if (query !== null && found?.query === query) return found;
  const isOther = atOnceHours !== null && asksForOther(typed) && typedTrip(typed) !== null;
  if (isOther) return { ...UNKNOWN, expected: "request" };
  return { ...UNKNOWN, expected: query === firstQuery ? (first ?? null) : null };
}

/** Returns null without an answer. */
async function fetchAvailability(
  query: string,
  signal: AbortSignal,
): Promise<LiveAvailability | null> {
  if (!navigator.onLine) return null;
  try {
    const response = await fetch(`${href("/api/availability")}?${query}`, { signal });
    if (!response.ok) throw await responseError(response);
    const { likelyTaken, atOnce, instead } = recordOf(await response.json());
    const expected = atOnce === true ? "atOnce" : atOnce === false ? "request" : null;
    const names = Array.isArray(instead) ? instead.map(String) : [];
    return { isTaken: likelyTaken === true, instead: names, expected };
  } catch (error) {
    if (!signal.aborted) console.warn("the availability could not be loaded", error);
    return null;
  }
}

/** Returns the query of `GET /api/availability` for a form; null without a car of the fleet or complete dates. */
export function availabilityQuery(typed: FormValues): string | null {
  const { vehicle, pickupTime = "", returnTime = "" } = typed;
  const pickupDate = parseDate(typed.pickupDate ?? "");
  const returnDate = parseDate(typed.returnDate ?? "");
  if (!vehicle || vehicle === OTHER_VEHICLE || !pickupDate || !returnDate) return null;
  const query = new URLSearchParams({
    vehicle,
    pickupDate,
    pickupTime: parseTime(pickupTime) ?? FORM_DEFAULTS.pickupTime,
    returnDate,
    returnTime: parseTime(returnTime) ?? FORM_DEFAULTS.returnTime,
  });
  return String(query);
}

/**
 * Saves typed values in this browser until they are sent, and restores them. Fields that the visitor
 * has already changed, or that a link has filled in, are not restored. Calls `onChange` after
 * restoring.
 */
function useDraft(
  formId: string,
  { isAnswer, prices }: { isAnswer: boolean; prices: PriceList },
  onChange: () => void,
) {
  const [isSaved, setSaved] = useState(false);
  const restore = useEffectEvent((everyField: boolean) => {
    const draft = readDraft();
    setSaved(draft !== null);
    // The form is a new element after a reset.
    const form = document.getElementById(formId);
    if (!draft || !(form instanceof HTMLFormElement)) return;
    const vehicle = draft.vehicle && currentName(prices.choices, draft.vehicle);
    const extras = extraValues(draft, prices.extras);
    fillIn(form, { ...draft, ...extras, ...(vehicle && { vehicle }) }, everyField);
    onChange();
  });

  useEffect(() => {
    // The server's answer already has the typed values.
    if (!isAnswer) restore(false);
    const changed = document.getElementById(formId);
    if (changed instanceof HTMLFormElement && takeEarlyChange(changed)) {
      setSaved(writeDraft(readForm(changed)));
    }
    return onDraftRestored(() => restore(true));
  }, [formId, isAnswer]);

  return {
    isSaved,
    save: (values: FormValues) => setSaved(writeDraft(values)),
    clear() {
      setSaved(writeDraft(null));
    },
  };
}

function fillIn(form: HTMLFormElement, draft: FormValues, everyField: boolean) {
  const saved: Readonly<Record<string, string | undefined>> = draft;
  const defaults: Readonly<Record<string, string>> = FORM_DEFAULTS;
  for (const control of form.elements) {
    if (!isTyped(control)) continue;
    const value = saved[control.name];
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      const isTicked = control.type === "radio" ? value === control.value : value === "on";
      if (everyField || control.checked === control.defaultChecked) control.checked = isTicked;
    } else {
      const isUntouched = control.value === (defaults[control.name] ?? "");
      if (value !== undefined && (everyField || isUntouched)) control.value = value;
      // The notes of a link stand below the saved ones.
      else if (value && control.name === "notes" && isOfLink(control)) {
        control.value = joinNotes(value, control.value);
      }
    }
  }
}

/** Returns whether a control has what the server filled in. */
function isOfLink(control: Element): boolean {
  return control instanceof HTMLTextAreaElement && control.value === control.defaultValue;
}

/** Returns whether an element is a control that visitors change themselves. */
function isTyped(
  control: Element,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement) return control.type !== "hidden";
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
}
