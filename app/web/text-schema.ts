import { z } from "zod";
import type { MessageKey } from "./message-key";

/**
 * A trimmed text. What checks its length is piped behind it: alone it would count an array's entries
 * too.
 */
export function trimmedText(error: MessageKey) {
  return z.string({ error }).trim();
}

/** A text as a function reads it; where that gives null, `detail` follows for a text not empty. */
export function parsedText<Value>(
  parse: (text: string) => Value | null,
  error: MessageKey,
  detail?: MessageKey,
) {
  return trimmedText(error).transform((typed, context) => {
    const value = parse(typed);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: error });
    if (detail && typed) context.addIssue({ code: "custom", message: detail });
    return z.NEVER;
  });
}
