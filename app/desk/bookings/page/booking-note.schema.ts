import { z } from "zod";
import { withLineFeeds, withoutNul } from "~/web/plain-text";
import { readId } from "~/web/id";
import { isTooLong } from "./booking-note";

export const NOTE_FIELDS = ["id", "version", "note"] as const;

/** The note form. It has no messages: the page itself says when a note is too long. */
export const noteSchema = z.object({
  id: z.string().transform(readId).pipe(z.bigint()),
  version: z
    .string()
    .default("")
    .transform(Number)
    .pipe(
      z
        .int()
        .min(0)
        .max(2 ** 31 - 1),
    ),
  note: z
    .string()
    .default("")
    .transform(noteText)
    .refine((text) => !isTooLong(text)),
});

/** Normalizes a typed note, without trimming it. */
export function noteText(typed: string): string {
  return withoutNul(withLineFeeds(typed));
}
