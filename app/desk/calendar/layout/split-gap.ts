import type { Service } from "./count-free";

type Gap = { first: number; span: number };

/** Days of a row without a bar: outside the vehicle's service, not for rent, or free from the day `open` on. */
export type EmptyCell = Gap &
  ({ kind: "off" } | { kind: "closed" } | { kind: "gap"; open: number });

/** Divides a gap at the edges of the vehicle's service. Its past days belong to the cell of the others. */
export function splitGap({ first, span }: Gap, service: Service, today: number): EmptyCell[] {
  const until = first + span;
  const from = clamp(service.from, first, until);
  const to = clamp(service.until, from, until);
  const open = Math.max(from, today);
  const cells: EmptyCell[] = [
    { kind: "off", first, span: from - first },
    { first: from, span: to - from, ...(open < to ? { kind: "gap", open } : { kind: "closed" }) },
    { kind: "off", first: to, span: until - to },
  ];
  return cells.filter((cell) => cell.span > 0);
}

function clamp(day: number, lowest: number, highest: number) {
  return Math.min(Math.max(day, lowest), highest);
}
