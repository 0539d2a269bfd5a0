/** Reads a whole number of days or things from 1 on, which is 1 for an empty field; null if it is none. */
export function readDays(typed: string, max: number): number | null {
  const text = typed.trim() || "1";
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= max ? days : null;
}

/** Reads a whole number of minutes, which is 0 for an empty field; null if it is none. */
export function readMinutes(typed: string, max: number): number | null {
  const text = typed.trim() || "0";
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : -1;
  return minutes >= 0 && minutes <= max ? minutes : null;
}

/** Reads an amount with at most two decimals, written with a point or a comma; null if it is none. */
export function readAmount(typed: string, max: number): number | null {
  const text = typed.trim().replace(",", ".");
  const amount = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : -1;
  return amount >= 0 && amount <= max ? amount : null;
}
