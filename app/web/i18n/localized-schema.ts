import { z } from "zod";
import { isRecord, mapKeys } from "~/web/records";
import type { MessageKey } from "~/web/message-key";
import { FALLBACK_LANGUAGE, LANGUAGES } from "./languages";
import { localizedBy, type Localized } from "./localized";

/**
 * Makes the schema of a text by language, whose form fields are `localizedNames`. Each language is checked
 * by the schema `text`, which has to accept an empty text. English has to be sent, so that a lost field
 * empties nothing; another language may be missing, as in a form of before it was added. Empty texts are
 * left out, and so are languages that the list lacks.
 */
export function localizedSchema(text: z.ZodType<string, string>) {
  const texts = mapKeys(LANGUAGES, (lang) => (lang === FALLBACK_LANGUAGE ? text : text.optional()));
  return z
    .preprocess((given) => (isRecord(given) ? given : {}), z.object(texts))
    .transform((given): Localized => localizedBy((lang) => given[lang]));
}

/**
 * Makes the schema of a text that pages need: English, which other languages fall back to, with `missing` if it is
 * not there.
 */
export function requiredLocalizedSchema(text: z.ZodType<string, string>, missing: MessageKey) {
  const texts = mapKeys(LANGUAGES, () => text.default(""));
  return z
    .preprocess((given) => (isRecord(given) ? given : {}), z.object(texts))
    .transform((given): Localized => localizedBy((lang) => given[lang]))
    .superRefine((given, context) => {
      if (given[FALLBACK_LANGUAGE]) return;
      context.addIssue({ code: "custom", path: [FALLBACK_LANGUAGE], message: missing });
    });
}
