import { useForm } from "@conform-to/react";
import type { BookingAnswer } from "./booking-answer";
import { asText, type FormValues } from "./form-values";

/** What each group of fields draws its controls from. */
export type FieldState = {
  id: (name: string) => string;
  value: (name: keyof FormValues) => string;
  errors: (name: string) => string[];
};

export const FORM_ID = "booking-request";

/** The form's values and messages: those of the last answer, else what an empty form starts with. */
export function useFieldState(answer: BookingAnswer | undefined, defaults: FormValues): FieldState {
  const [, fields] = useForm<Record<string, string>>({
    id: FORM_ID,
    ...(answer && { lastResult: answer.result }),
    defaultValue: defaults,
  });
  return {
    id: (name) => `booking-${name}`,
    value: (name) => asText(fields[name]?.initialValue),
    errors: (name) => fields[name]?.errors ?? [],
  };
}
