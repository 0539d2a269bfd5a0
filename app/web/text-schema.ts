import { z } from "zod";
import type { MessageKey } from "./message-key";
import { readableLine, readableText } from "./plain-text";

/**
 * A typed text as `readableText`. Pipe length checks behind it: a bare check would also count an array's entries.
 */
export function trimmedText(error: MessageKey) {
  return z.string({ error }).overwrite(readableText);
}

/** The same for a field of one line. */
export function trimmedLine(error: MessageKey) {
  return z.string({ error }).overwrite(readableLine);
}

/** Longer than any address, date or number: such a text is not parsed. */
const MAX_PARSED = 2_000;

/** A text parsed by a function, which returns null if it is invalid; `detail` only if not empty. */
export function parsedText<Value>(
  parse: (text: string) => Value | null,
  error: MessageKey,
  detail?: MessageKey,
) {
  return trimmedLine(error).transform((typed, context) => {
    const value = typed.length <= MAX_PARSED ? parse(typed) : null;
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: error });
    if (detail && typed) context.addIssue({ code: "custom", message: detail });
    return z.NEVER;
  });
}
