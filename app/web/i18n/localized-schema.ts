import { z } from "zod";
import { mapKeys } from "~/web/records";
import type { MessageKey } from "~/web/message-key";
import { LANGUAGES } from "./languages";
import { localizedBy, type Localized } from "./localized";

/**
 * Makes the schema of a text by language, whose form fields are `localizedNames`. Each language is checked
 * by the schema `text`, which has to accept an empty text; `missing` is the message where none of the
 * languages was sent. Other languages than those of the list are dropped, and empty texts are left out.
 */
export function localizedSchema(text: z.ZodType<string, string>, missing: MessageKey) {
  const texts = mapKeys(LANGUAGES, () => text.optional());
  return z
    .object(texts, missing)
    .transform((given): Localized => localizedBy((lang) => given[lang]));
}

/** Makes the schema of a text that every language needs, with `missing` at those without it. */
export function requiredLocalizedSchema(text: z.ZodType<string, string>, missing: MessageKey) {
  return z.preprocess(
    (given) => given ?? {},
    localizedSchema(text, missing).superRefine((given, context) => {
      for (const lang of LANGUAGES.filter((one) => !given[one])) {
        context.addIssue({ code: "custom", path: [lang], message: missing });
      }
    }),
  );
}
