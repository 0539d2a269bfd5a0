import { recordOf } from "./records";

/**
 * Returns the text of a field, the first if it was sent several times; empty for a file or a missing field.
 */
export function firstText(value: unknown): string {
  let first = value;
  // Recursion would overflow the stack: a body may have thousands of arrays in each other.
  while (Array.isArray(first)) first = first[0];
  return typeof first === "string" ? first : "";
}

/**
 * Returns the text of a field, such as `email` or `alt.en`, from the values that conform reads: a dot in the
 * name leads into an object.
 */
export function typedText(values: Readonly<Record<string, unknown>>, name: string): string {
  const [first = "", ...keys] = name.split(".");
  return firstText(keys.reduce<unknown>((value, key) => recordOf(value)[key], values[first]));
}
