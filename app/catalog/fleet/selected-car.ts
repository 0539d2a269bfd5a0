import { readStorage, writeStorage } from "~/web/browser/storage";

const LAST_KEY = "selectedCar";
const NEXT_KEY = "selectedCarForBooking";

/** Fired on `window` with the car's name as its `detail` (specification 4). */
export const CAR_SELECTED = "carSelected";

/**
 * Stores the selected car, and notifies a booking form on the same page. Returns whether the form of
 * the next page will find it there.
 */
export function selectCar(name: string): boolean {
  writeStorage(LAST_KEY, name);
  writeStorage(NEXT_KEY, name, "sessionStorage");
  window.dispatchEvent(new CustomEvent(CAR_SELECTED, { detail: name }));
  return readStorage(NEXT_KEY, "sessionStorage") === name;
}

/** Returns the car selected for the form and clears it; null if there is none. */
export function takeSelectedCar(): string | null {
  const name = readStorage(NEXT_KEY, "sessionStorage");
  if (name !== null) writeStorage(NEXT_KEY, null, "sessionStorage");
  return name;
}

export function lastSelectedCar(): string | null {
  return readStorage(LAST_KEY);
}
