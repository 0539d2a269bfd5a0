import { z } from "zod";
import { LANGUAGES } from "~/web/i18n/languages";
import { ID_TEXT } from "~/web/id";

/** The language of a response's texts. */
export const language = z
  .enum(LANGUAGES)
  .optional()
  .describe(
    "The language of texts. Without it: the cookie `lng` (on https `__Host-lng`), else `Accept-Language`, else English.",
  );

export const idSegment = z.object({ id: z.string().regex(ID_TEXT).describe("An integer.") });
