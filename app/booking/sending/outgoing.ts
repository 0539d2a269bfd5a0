import type { Language } from "~/i18n/languages";
import { SAME_AS_PICKUP } from "~/booking/booking";
import { isExtraField, readExtras } from "~/booking/extras/extra-field";
import { readForm, type FormValues } from "~/booking/form/form-values";

/** A booking request, which may be repeated with the same key. */
export type Outgoing = {
  /** The random Idempotency-Key. */
  key: string;
  values: FormValues;
  lang: Language;
};

export function outgoingOf(form: HTMLFormElement, lang: Language): Outgoing {
  return { key: newKey(), values: readForm(form), lang };
}

/** The request body: the form's values, with "same as pick-up" and the extras' fields resolved, and to be asked about. */
export function bodyOf({ values }: Outgoing) {
  const fields = Object.entries(values).filter(([name]) => !isExtraField(name));
  const extras = readExtras(values);
  return {
    ...Object.fromEntries(fields),
    ask: true,
    ...(values.return === SAME_AS_PICKUP && { return: values.pickup ?? "" }),
    ...(extras.length > 0 && { extras }),
  };
}

/** 128 random bits. `randomUUID` is missing on pages without TLS. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
