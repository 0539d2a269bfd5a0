import type { BookingAnswer } from "./booking-answer";
import { asText, type FormValues } from "./form-values";

export const FORM_ID = "booking-request";

/** What each group of fields draws its controls from. */
export type FieldState = {
  id: (name: string) => string;
  value: (name: keyof FormValues) => string;
  errors: (name: string) => string[];
};

/** The form's values and messages: those of the last answer, else what an empty form starts with. */
export function fieldStateOf(answer: BookingAnswer | undefined, defaults: FormValues): FieldState {
  const values: Readonly<Record<string, unknown>> = answer?.result.initialValue ?? defaults;
  const errors = answer?.result.error ?? {};
  return {
    id: (name) => `booking-${name}`,
    value: (name) => asText(values[name]),
    errors: (name) => errors[name] ?? [],
  };
}
