import type { SubmissionAnswer } from "./answer/submission-answer";
import { firstText } from "~/web/first-text";
import { type FormValues } from "./form-values";

export const FORM_ID = "booking-request";

export type FieldState = {
  id: (name: string) => string;
  value: (name: keyof FormValues) => string;
  errors: (name: string) => string[];
};

/** Returns the state after the last answer, or of an empty form. */
export function fieldStateOf(
  answer: SubmissionAnswer | undefined,
  defaults: FormValues,
): FieldState {
  const values: Readonly<Record<string, unknown>> = answer?.result.initialValue ?? defaults;
  const errors = answer?.result.error ?? {};
  return {
    id: (name) => `booking-${name}`,
    value: (name) => firstText(values[name]),
    errors: (name) => errors[name] ?? [],
  };
}
