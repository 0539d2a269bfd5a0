import { readStorage, writeStorage } from "~/web/browser/storage";

const LAST_KEY = "selectedCar";
const NEXT_KEY = "selectedCarForBooking";

/** Fired on `window` with the car's name as its `detail` (specification 4). */
export const CAR_SELECTED = "carSelected";

/**
 * Remembers the car that a visitor means to book, and notifies a booking form on the same page.
 * Returns whether the form of the next page will find it there.
 */
export function selectCar(name: string): boolean {
  writeStorage(LAST_KEY, name);
  writeStorage(NEXT_KEY, name, "sessionStorage");
  window.dispatchEvent(new CustomEvent(CAR_SELECTED, { detail: name }));
  return readStorage(NEXT_KEY, "sessionStorage") === name;
}

/** The car that was chosen on the way to the form, once; null where none was. */
export function takeSelectedCar(): string | null {
  const name = readStorage(NEXT_KEY, "sessionStorage");
  if (name !== null) writeStorage(NEXT_KEY, null, "sessionStorage");
  return name;
}

/** The car that was chosen last in this browser. */
export function lastSelectedCar(): string | null {
  return readStorage(LAST_KEY);
}
