/** Characters of the notes that a voucher has room for. */
const ROOM = 400;

/** Notes as a voucher prints them: in one paragraph, and cut at a word where they are too long. */
export function shortNote(notes: string): { text: string; isCut: boolean } {
  const line = notes.replaceAll(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= ROOM) return { text: line, isCut: false };
  const start = characters.slice(0, ROOM).join("");
  return { text: `${start.replace(/(?<=.{300}) [^ ]*$/su, "")}…`, isCut: true };
}
