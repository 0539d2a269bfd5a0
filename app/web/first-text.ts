/** The text of a field, the first if it was sent several times; empty for a file or a missing field. */
export function firstText(value: unknown): string {
  if (Array.isArray(value)) return firstText(value[0]);
  return typeof value === "string" ? value : "";
}
