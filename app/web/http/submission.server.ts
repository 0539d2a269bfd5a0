import type { Submission, SubmissionResult } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { mapKeys } from "~/web/records";
import { firstText } from "~/web/first-text";
import type { MessageKey } from "~/web/message-key";

/** What a form shows again: `initialValue` has the typed values, `error` the messages by field. */
export type FormResult = SubmissionResult<MessageKey[]>;
export type FormErrors = NonNullable<FormResult["error"]>;

/**
 * Parses the named fields of a form by a schema whose messages are i18n keys (`messageKey`). The
 * schema gets them as they were sent, a repeated one as an array. Unknown fields are dropped before
 * conform builds objects of their names: `notes[99999999]` would become an array of as many entries.
 */
export function parseSubmission<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  fields: Iterable<string>,
): Submission<z.input<Schema>, MessageKey[], z.output<Schema>> {
  const names = new Set(fields);
  const own = new FormData();
  for (const [name, value] of form) if (names.has(name)) own.append(name, value);
  return parseWithZod(own, {
    schema,
    disableAutoCoercion: true,
    formatError: (issues: z.core.$ZodIssue[]) => issues.map(({ message }) => message as MessageKey),
  });
}

/**
 * Returns what was typed in the named fields: the first text of a repeated one, empty for a missing one.
 */
export function typedTexts<Field extends string>(form: FormData, fields: readonly Field[]) {
  return mapKeys(fields, (field) => firstText(form.get(field)));
}
