import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { MessageKey } from "~/web/message-key";

/**
 * As `parseForm`, for conform's forms. Unknown fields are dropped before conform builds objects of
 * their names: `notes[99999999]` would become an array of as many entries.
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
