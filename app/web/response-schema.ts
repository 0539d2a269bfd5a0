import { z } from "zod";
import { LANGUAGES } from "~/web/i18n/languages";
import { mapKeys } from "~/web/records";

/**
 * Makes the schema of a response that a type describes: `answerSchema<Car>()({ id: z.int(), … })`. The
 * compiler refuses a field that is missing, unknown or of another type.
 */
export function answerSchema<Answer extends object>() {
  return <Shape extends { [Field in keyof Answer]-?: z.ZodType<Answer[Field]> }>(
    shape: Shape & Record<Exclude<keyof Shape, keyof Answer>, never>,
  ) => z.object(shape);
}

/** The schema of a text by language: English always, other languages that have it. */
export const localizedResponse = z.object({
  ...mapKeys(LANGUAGES, () => z.string().optional()),
  en: z.string(),
});
