import { parseStored, readStorage, writeStorage } from "~/web/browser/storage";
import { FORM_DEFAULTS } from "~/booking/booking";
import { readStoredValues, type FormValues } from "~/booking/form/form-values";

/** The key in local storage of what was typed in the form. */
export const DRAFT_KEY = "bookingDraft";
/** The key of the time when the draft was saved, in ms. */
const TIME_KEY = "bookingDraftAt";
/**
 * The age up to which a draft is offered: nobody may want an older one any more, and the next person at this
 * computer need not see it.
 */
export const MAX_AGE_MS = 24 * 3_600_000;

/** Returns the saved draft; null if there is none, or only one of more than a day ago. */
export function readDraft(): FormValues | null {
  expireDraft(Date.now());
  const values = readStoredValues(parseStored(readStorage(DRAFT_KEY)));
  return hasTyped(values) ? values : null;
}

/** Saves the form's values until they are sent; null clears the draft. Returns whether it is saved. */
export function writeDraft(values: FormValues | null): boolean {
  const valid = values && readStoredValues(values);
  const isSaved = valid !== null && hasTyped(valid);
  writeStorage(DRAFT_KEY, isSaved ? JSON.stringify(valid) : null);
  writeStorage(TIME_KEY, isSaved ? String(Date.now()) : null);
  // Storage may be disabled or full.
  return isSaved && readStorage(DRAFT_KEY) !== null;
}

/** Deletes a draft after a day. A draft without a time, or of a wrong clock, gets its day from now on. */
export function expireDraft(now: number) {
  if (readStorage(DRAFT_KEY) === null) return;
  const savedAt = Number(readStorage(TIME_KEY));
  if (!(savedAt > 0 && savedAt <= now)) writeStorage(TIME_KEY, String(now));
  else if (now - savedAt > MAX_AGE_MS) writeDraft(null);
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

/** Returns whether a draft has typed values. A car or price from a link and the form's defaults don't count. */
function hasTyped(values: FormValues) {
  const { vehicle: _1, vehicleType: _2, quote: _3, asked: _4, ...typed } = values;
  const defaults: Readonly<Record<string, string>> = FORM_DEFAULTS;
  return Object.entries(typed).some(([name, value]) => value !== "" && value !== defaults[name]);
}
