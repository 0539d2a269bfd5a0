/** The text of a cell; empty for another value. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** Finds the position of the model that a cell names. */
export function modelFinder(names: readonly string[]): (cell: unknown) => number | undefined {
  const positions = new Map(names.map((name, index) => [name.toLowerCase(), index]));
  return (cell) => positions.get(textOf(cell).toLowerCase());
}
