import { z } from "zod";
import { fieldsOf, type FieldTexts, type Section } from "~/company/content/parts";
import { contentSchema } from "~/desk/content/content.schema";
import { mapKeys } from "~/records";
import { flag, text, TYPE_ERROR } from "./file-values";
import type { ReviewData } from "./site-data";

const fieldTexts = z.record(z.string(), text, TYPE_ERROR);

/** `today` is the date at the business. */
export function contentFileSchema(today: string) {
  return z.object(
    {
      announcement: section("announcement", today),
      about: section("about", today),
      services: section("services", today),
      insurance: section("insurance", today),
      claims: section("claims", today),
      reviews: z.array(review(today), TYPE_ERROR),
    },
    TYPE_ERROR,
  );
}

function section(name: Section, today: string) {
  return fieldTexts.nullable().transform((given, context) => {
    return given && parse(name, given, { today, isExample: false }, context, []);
  });
}

function review(today: string) {
  return z
    .object({ isExample: flag.default(false), texts: fieldTexts }, TYPE_ERROR)
    .transform(({ isExample, texts }, context): ReviewData => {
      const parsed = parse("review", texts, { today, isExample }, context, ["texts"]);
      return { isExample, texts: parsed };
    });
}

/** Texts by the schema of the form at the desk; a missing one is empty. */
function parse(
  name: Section,
  given: FieldTexts,
  options: { today: string; isExample: boolean },
  context: z.core.$RefinementCtx,
  at: string[],
): FieldTexts {
  const typed = mapKeys(fieldsOf(name), (field) => given[field] ?? "");
  const parsed = contentSchema(name, options).safeParse(typed);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    context.addIssue({ code: "custom", path: [...at, ...path], message });
  }
  return z.NEVER;
}
