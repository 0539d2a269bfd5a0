import { z } from "zod";
import { FALLBACK_LANGUAGE, LANGUAGES } from "./languages";

/** The form of the language switch. */
export const languageForm = z.object({
  lng: z.enum(LANGUAGES).default(FALLBACK_LANGUAGE).catch(FALLBACK_LANGUAGE),
  to: z.string().default("/").catch("/").describe("The path of the page to go back to."),
});
