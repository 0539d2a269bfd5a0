import type { Language } from "~/i18n/languages";
import { SAME_AS_PICKUP } from "~/booking/booking";
import { readForm, type FormValues } from "~/booking/form/form-values";

/** A booking on its way to the server: a request that may be repeated, and stays the same one. */
export type Outgoing = {
  /** Random: tells the server that another try is the same request. */
  key: string;
  values: FormValues;
  lang: Language;
};

/** What a form holds, ready to be sent. */
export function outgoingOf(form: HTMLFormElement, lang: Language): Outgoing {
  return { key: newKey(), values: readForm(form), lang };
}

/** The body of the call: what the form would post, the return location by its name. */
export function bodyOf({ values }: Outgoing): FormValues {
  if (values.return !== SAME_AS_PICKUP) return values;
  return { ...values, return: values.pickup ?? "" };
}

/** 128 random bits. Not `randomUUID`: pages without TLS don't have it. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
