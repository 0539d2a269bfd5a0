const encoder = new TextEncoder();

/** Of a UTF-16 code unit. */
const MAX_BYTES = 3;

let memory = new Uint8Array(0);

/**
 * A text in two parts in UTF-8, in memory that the next call uses again: a `Response` copies it. Joining
 * the parts and counting their bytes, as `Buffer.from` does, would take longer than encoding them.
 */
export function encodePage({ head, body }: { head: string; body: string }) {
  const most = (head.length + body.length) * MAX_BYTES;
  if (memory.length < most) memory = new Uint8Array(most);
  const { written } = encoder.encodeInto(head, memory);
  const end = written + encoder.encodeInto(body, memory.subarray(written)).written;
  return memory.subarray(0, end);
}
