import { z } from "zod";
import type { MessageKey } from "./message-key";
import { isPrintableLine, readableLine, readableText } from "./plain-text";

/**
 * Makes the schema of a text that `readableText` cleans. Pipe length checks behind it: a bare check would
 * also count an array's entries.
 */
export function trimmedText(error: MessageKey) {
  return z.string({ error }).overwrite(readableText);
}

/** Makes the schema of a field of one line that `readableLine` cleans. */
export function trimmedLine(error: MessageKey) {
  return z.string({ error }).overwrite(readableLine);
}

/** The lengths that have a message of their own. */
export type LineLength = 40 | 60 | 100 | 200;

type LineRules = {
  max: LineLength;
  /** The message for an empty field, or of an optional one for one that is no text. */
  missing: MessageKey;
  /** Further characters that the line may not have, with their message. */
  refuses?: { pattern: RegExp; message: MessageKey };
};

/**
 * Returns why a line is refused: it is missing, too long or can't be printed, each with its own message.
 */
export function lineFault(text: string, { max, missing, refuses }: LineRules): MessageKey | null {
  if (text === "") return missing;
  if (text.length > max) return `desk.errors.long${max}`;
  if (refuses?.pattern.test(text)) return refuses.message;
  return isPrintableLine(text) ? null : "desk.errors.unprintable";
}

/** Makes the schema of a line that has to be filled in. */
export function requiredLine(rules: LineRules) {
  return trimmedLine(rules.missing).transform((text, context) => checkedLine(text, rules, context));
}

/** Makes the schema of a line that may be empty. */
export function optionalLine(rules: LineRules) {
  return trimmedLine(rules.missing).transform((text, context) =>
    text === "" ? text : checkedLine(text, rules, context),
  );
}

function checkedLine(text: string, rules: LineRules, context: z.core.$RefinementCtx) {
  const message = lineFault(text, rules);
  if (message === null) return text;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

/** The length of texts that are parsed: every address, date or number is shorter. */
const MAX_PARSED = 2_000;

/**
 * Makes the schema of a text that a function parses; it returns null if the text is invalid. The second
 * message, `detail`, is only for a text that is not empty.
 */
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
