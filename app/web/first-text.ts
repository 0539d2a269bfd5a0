/**
 * Returns the text of a field, the first if it was sent several times; empty for a file or a missing field.
 */
export function firstText(value: unknown): string {
  let first = value;
  // Recursion would overflow the stack: a body may have thousands of arrays in each other.
  while (Array.isArray(first)) first = first[0];
  return typeof first === "string" ? first : "";
}
