import { z } from "zod";
import { messageKey } from "~/web/message-key";
import { readableText } from "~/web/plain-text";

export const TYPE_ERROR = messageKey("transfer.errors.type");

/** The values of a JSON file by type; schemas of the desk's forms validate them further. */
export const text = z.string(TYPE_ERROR).overwrite(readableText);
export const number = z.number(TYPE_ERROR);
export const flag = z.boolean(TYPE_ERROR);
export const texts = z.object({ en: text, ka: text }, TYPE_ERROR);

/** Adds the issues of a form's schema, with the paths of the file: `descriptionEn` is `description.en`. */
export function forwardIssues(error: z.ZodError, context: z.core.$RefinementCtx): never {
  for (const issue of error.issues) {
    const params = issue.code === "custom" ? issue.params : undefined;
    const { path, message } = issue;
    context.addIssue({ code: "custom", path: path.flatMap(filePath), message, params });
  }
  return z.NEVER;
}

function filePath(key: PropertyKey): PropertyKey[] {
  const match = typeof key === "string" ? /^(\w+)(En|Ka)$/.exec(key) : null;
  return match?.[1] && match[2] ? [match[1], match[2].toLowerCase()] : [key];
}
