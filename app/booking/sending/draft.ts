import { parseStored, readStorage, writeStorage } from "~/web/browser/storage";
import { FORM_DEFAULTS } from "~/booking/booking";
import { readStoredValues, type FormValues } from "~/booking/form/form-values";

const KEY = "bookingDraft";

/** The saved draft; null if there is none. */
export function readDraft(): FormValues | null {
  const values = readStoredValues(parseStored(readStorage(KEY)));
  return hasTyped(values) ? values : null;
}

/** Saves the form's values until they are sent; null clears the draft. Returns whether it is saved. */
export function writeDraft(values: FormValues | null): boolean {
  const valid = values && readStoredValues(values);
  const isSaved = valid !== null && hasTyped(valid);
  writeStorage(KEY, isSaved ? JSON.stringify(valid) : null);
  // Storage may be disabled or full.
  return isSaved && readStorage(KEY) !== null;
}

const RESTORED = "bookingDraftRestored";

/** Puts a queued booking back into the form, on this page or when it is next opened. */
export function restoreDraft(values: FormValues) {
  writeDraft(values);
  window.dispatchEvent(new Event(RESTORED));
}

export function onDraftRestored(listener: () => void): () => void {
  window.addEventListener(RESTORED, listener);
  return () => window.removeEventListener(RESTORED, listener);
}

/** A car or price from a link and the form's defaults don't count as typed. */
function hasTyped(values: FormValues) {
  const { vehicle: _1, vehicleType: _2, quote: _3, ...typed } = values;
  const defaults: Readonly<Record<string, string>> = FORM_DEFAULTS;
  return Object.entries(typed).some(([name, value]) => value !== "" && value !== defaults[name]);
}
