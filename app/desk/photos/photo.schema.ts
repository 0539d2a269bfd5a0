import { z } from "zod";
import { FOCUSES, VIEWS } from "~/photos/photo";
import { messageKey } from "~/web/message-key";
import { isPrintableLine } from "~/web/plain-text";
import { trimmedLine } from "~/web/text-schema";

const TEXT = messageKey("photos.errors.altText");

const alt = trimmedLine(TEXT).refine(
  (text) => text.length <= 200 && (text === "" || isPrintableLine(text)) && !/[<>]/.test(text),
  TEXT,
);

/** The form of one photo. Messages are translation keys. */
export const photoSchema = z
  .object({
    view: z.enum(VIEWS, messageKey("photos.errors.view")),
    focus: z
      .string()
      .transform(Number)
      .pipe(z.literal([...FOCUSES], messageKey("photos.errors.focus"))),
    altEn: alt,
    altKa: alt,
  })
  .superRefine(({ view, altEn, altKa }, context) => {
    if (view !== "main") return;
    const empty = [altEn === "" && "altEn", altKa === "" && "altKa"].filter(
      (path) => path !== false,
    );
    for (const path of empty) {
      context.addIssue({ code: "custom", path: [path], message: messageKey("photos.errors.alt") });
    }
  })
  .transform(({ view, focus, altEn, altKa }) => ({ view, focus, alt: { en: altEn, ka: altKa } }));
