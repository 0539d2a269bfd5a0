/** The text of a cell; empty for another value. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** Whether a cell names a model. */
export function isNamed(name: string, cell: unknown): boolean {
  return name.toLowerCase() === textOf(cell).toLowerCase();
}
