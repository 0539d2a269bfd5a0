/** Parses the value of a command's option. */
export function wholeNumber(option: string, text: string): number {
  const amount = Number(text);
  if (!Number.isInteger(amount) || amount < 1) throw new Error(`--${option} takes a whole number`);
  return amount;
}
