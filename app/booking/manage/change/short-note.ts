/** The maximum length of the notes on a voucher, in characters. */
const MAX_LENGTH = 400;

/** Returns notes as one paragraph for the voucher; long ones are cut at a word. */
export function shortNote(notes: string): { text: string; isCut: boolean } {
  const line = notes.replaceAll(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= MAX_LENGTH) return { text: line, isCut: false };
  const start = characters.slice(0, MAX_LENGTH).join("");
  return { text: `${start.replace(/(?<=.{300}) [^ ]*$/su, "")}…`, isCut: true };
}
