import { textOf } from "./row-texts";
import type { Row } from "./rows-of";

export function typeOf({ type }: Row): "sedan" | "suv" | null {
  const text = textOf(type);
  return text === "sedan" || text === "suv" ? text : null;
}

export function tierOf({ minDays, dailyRate }: Row): Row {
  return { minDays, dailyRate };
}
