/** A whole number of days or things from 1 on, for an empty field 1; null if it is none. */
export function readDays(typed: string, max: number): number | null {
  const text = typed.trim() || "1";
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= max ? days : null;
}

/** An amount with at most two decimals, written with a point or a comma; null if it is none. */
export function readAmount(typed: string, max: number): number | null {
  const text = typed.trim().replace(",", ".");
  const amount = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : -1;
  return amount >= 0 && amount <= max ? amount : null;
}
