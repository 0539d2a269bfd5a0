const encoder = new TextEncoder();

/** Of a UTF-16 code unit. */
const MAX_BYTES = 3;

let memory = new Uint8Array(0);

/** Text, or what is in UTF-8 already. */
export type PagePiece = string | { bytes: Uint8Array };

/** The pieces of a page in UTF-8, in memory that the next call uses again: a `Response` copies it. */
export function encodePage(pieces: readonly PagePiece[]) {
  const most = pieces.reduce((sum, piece) => sum + maxBytes(piece), 0);
  if (memory.length < most) memory = new Uint8Array(most);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === "string") {
      end += encoder.encodeInto(piece, memory.subarray(end)).written;
    } else {
      memory.set(piece.bytes, end);
      end += piece.bytes.length;
    }
  }
  return memory.subarray(0, end);
}

function maxBytes(piece: PagePiece) {
  return typeof piece === "string" ? piece.length * MAX_BYTES : piece.bytes.length;
}
