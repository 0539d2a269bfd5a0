import { z } from "zod";
import { messageKey, type MessageKey } from "~/web/message-key";
import { isPrintableLine, isPrintableText, withLineFeeds } from "~/web/plain-text";
import { parsedText, trimmedLine, trimmedText } from "~/web/text-schema";

/** Accepts one line of at most `max` characters, or none. */
export function lineText(max: number, error: MessageKey) {
  return trimmedLine(error).pipe(
    z.string().max(max, { error, abort: true }).refine(isPrintableLine, messageKey(error)),
  );
}

/** Accepts lines of at most `max` characters together, or none. */
export function manyLines(max: number, error: MessageKey) {
  return trimmedText(error)
    .transform(withLineFeeds)
    .pipe(z.string().max(max, { error, abort: true }).refine(isPrintableText, messageKey(error)));
}

/** Accepts an integer in a range, with or without spaces between its thousands. */
export function integerText({ from, to }: { from: number; to: number }, error: MessageKey) {
  return parsedText((typed) => {
    const digits = typed.replaceAll(/(?<=\d)[ \u00a0\u202f](?=\d{3}\b)/g, "");
    const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
    return value >= from && value <= to ? value : null;
  }, error);
}

/** Accepts an amount of money from 0 on with at most two decimals, after a point or a comma. */
export function amountText(max: number, error: MessageKey) {
  return parsedText((typed) => {
    const value = /^\d{1,9}([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(",", ".")) : NaN;
    return value <= max ? value : null;
  }, error);
}

/** Accepts a checkbox, which is not sent unless it is ticked. */
export function ticked() {
  return z.preprocess((typed) => typed === "on" || typed === "true", z.boolean());
}

/** Turns an empty or missing field into undefined. */
export function optional<Output>(schema: z.ZodType<Output, string>) {
  return z.preprocess(
    (typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed),
    schema.optional(),
  );
}
