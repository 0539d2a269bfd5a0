import { z } from "zod";
import { LANGUAGES } from "~/web/i18n/languages";
import { localizedBy } from "~/web/i18n/localized";
import { messageKey } from "~/web/message-key";
import { mapKeys } from "~/web/records";
import { setAt } from "./csv/cells";
import { readableText } from "~/web/plain-text";

export const TYPE_ERROR = messageKey("transfer.errors.type");

/** The values of a JSON file by type; schemas of the desk's forms validate them further. */
export const text = z.string(TYPE_ERROR).overwrite(readableText);
export const number = z.number(TYPE_ERROR);
export const flag = z.boolean(TYPE_ERROR);

/** A text by language. Languages that the site lacks are dropped. */
export const localized = z
  .object(
    mapKeys(LANGUAGES, () => text.optional()),
    TYPE_ERROR,
  )
  .transform((given) => localizedBy((lang) => given[lang]));

/** Returns fields of a form as its schema reads them: `description.en` is in `description`. */
export function nestedFields(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) setAt(nested, name.split("."), value);
  return nested;
}

/** Adds the issues of a form's schema, whose paths are those of the file. */
export function forwardIssues(error: z.ZodError, context: z.core.$RefinementCtx): never {
  for (const issue of error.issues) {
    const params = issue.code === "custom" ? issue.params : undefined;
    const { path, message } = issue;
    context.addIssue({ code: "custom", path, message, params });
  }
  return z.NEVER;
}
