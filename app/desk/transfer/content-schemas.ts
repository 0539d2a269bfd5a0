import { z } from "zod";
import { fieldsOf, type FieldTexts, type Section } from "~/catalog/company/content/parts";
import { contentSchema } from "~/desk/content/content.schema";
import { messageKey } from "~/web/message-key";
import { flag, text, TYPE_ERROR } from "./file-values";
import { IMPORT_LIMITS } from "./import-limits";
import type { ReviewData } from "./site-data";

/** `today` is the date at the business. */
export function contentFileSchema(today: string) {
  return z.object(
    {
      announcement: section("announcement", today),
      about: section("about", today),
      services: section("services", today),
      insurance: section("insurance", today),
      claims: section("claims", today),
      promises: section("promises", today).optional(),
      reviews: z
        .array(review(today), TYPE_ERROR)
        .max(IMPORT_LIMITS.reviews, messageKey("transfer.errors.reviews")),
    },
    TYPE_ERROR,
  );
}

/** The texts of a section; a missing one is empty. */
function fieldTexts(name: Section) {
  const fields = fieldsOf(name).map((field) => [field, text.default("")] as const);
  return z.object(Object.fromEntries(fields), TYPE_ERROR);
}

function section(name: Section, today: string) {
  const schema = contentSchema(name, { today, isExample: false });
  return fieldTexts(name)
    .nullable()
    .transform((given, context) => given && parse(schema, given, context, []));
}

function review(today: string) {
  const [own, example] = [false, true].map((isExample) =>
    contentSchema("review", { today, isExample }),
  );
  return z
    .object({ isExample: flag.default(false), texts: fieldTexts("review") }, TYPE_ERROR)
    .transform(({ isExample, texts }, context): ReviewData => {
      return { isExample, texts: parse((isExample ? example : own)!, texts, context, ["texts"]) };
    });
}

/** Texts by the schema of the form at the desk. */
function parse(
  schema: z.ZodType<FieldTexts>,
  given: FieldTexts,
  context: z.core.$RefinementCtx,
  at: string[],
): FieldTexts {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    context.addIssue({ code: "custom", path: [...at, ...path], message });
  }
  return z.NEVER;
}
