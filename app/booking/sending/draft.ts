import { parseStored, readStorage, writeStorage } from "~/web/browser/storage";
import { FORM_DEFAULTS } from "~/booking/booking";
import { readKept, type FormValues } from "~/booking/form/form-values";

const KEY = "bookingDraft";

/** What was typed in this browser and not sent yet; null where there is nothing. */
export function readDraft(): FormValues | null {
  const values = readKept(parseStored(readStorage(KEY)));
  return hasTyped(values) ? values : null;
}

/** Keeps what stands in the form until it is sent, and says whether it does; null keeps nothing. */
export function writeDraft(values: FormValues | null): boolean {
  const kept = values && readKept(values);
  const isWorthIt = kept !== null && hasTyped(kept);
  writeStorage(KEY, isWorthIt ? JSON.stringify(kept) : null);
  // Where storage is shut, nothing is.
  return isWorthIt && readStorage(KEY) !== null;
}

const RESTORED = "bookingDraftRestored";

/** Puts a booking that was on its way back into the form, if it stands on this page, or the next one. */
export function restoreDraft(values: FormValues) {
  writeDraft(values);
  window.dispatchEvent(new Event(RESTORED));
}

export function onDraftRestored(listener: () => void): () => void {
  window.addEventListener(RESTORED, listener);
  return () => window.removeEventListener(RESTORED, listener);
}

/** A car that a link chose is not typed, and neither are its price and what every form starts with. */
function hasTyped(values: FormValues) {
  const { vehicle: _1, vehicleType: _2, quote: _3, ...typed } = values;
  const defaults: FormValues = FORM_DEFAULTS;
  return Object.entries(typed).some(
    ([name, value]) => value !== "" && value !== defaults[name as keyof FormValues],
  );
}
