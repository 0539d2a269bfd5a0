/** A whole number of days or things from 1 on, for an empty field 1; null if it is none. */
export function readDays(typed: string, max: number): number | null {
  const text = typed.trim() || "1";
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= max ? days : null;
}

/** A whole number of minutes, for an empty field 0; null if it is none. */
export function readMinutes(typed: string, max: number): number | null {
  const text = typed.trim() || "0";
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : -1;
  return minutes >= 0 && minutes <= max ? minutes : null;
}

/** An amount with at most two decimals, written with a point or a comma; null if it is none. */
export function readAmount(typed: string, max: number): number | null {
  const text = typed.trim().replace(",", ".");
  const amount = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : -1;
  return amount >= 0 && amount <= max ? amount : null;
}
