import { z } from "zod";
import { firstText } from "~/web/first-text";
import type { MessageKey } from "~/web/message-key";
import { mapKeys } from "~/records";

export type FormErrors<Field extends string> = Partial<Record<Field, MessageKey[]>>;

/** The parsed value, or messages by field. `typed` refills the form. */
export type ParsedForm<Value, Field extends string> = { typed: Record<Field, string> } & (
  | { ok: true; value: Value }
  | { ok: false; errors: FormErrors<Field> }
);

/**
 * Parses the named fields of a form by a schema whose messages are i18n keys (`messageKey`). Other
 * fields are ignored; the schema gets a repeated one as an array.
 */
export function parseForm<Value, Field extends string>(
  form: FormData,
  schema: z.ZodType<Value>,
  fields: readonly Field[],
): ParsedForm<Value, Field> {
  const values = fields.map((field) => {
    const all = form.getAll(field);
    return [field, all.length > 1 ? all : all[0]] as const;
  });
  const typed = mapKeys(fields, (field) => firstText(form.getAll(field)));
  const parsed = schema.safeParse(Object.fromEntries(values));
  if (parsed.success) return { ok: true, value: parsed.data, typed };
  return { ok: false, errors: messagesByField(parsed.error), typed };
}

export function messagesByField<Field extends string>(error: z.ZodError): FormErrors<Field> {
  return z.flattenError(error).fieldErrors as FormErrors<Field>;
}
