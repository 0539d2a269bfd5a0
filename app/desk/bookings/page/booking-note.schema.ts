import { z } from "zod";
import { withLineFeeds, withoutNul } from "~/web/plain-text";
import { readId } from "~/web/id";
import { MAX_NOTE_LENGTH } from "./booking-note";

export const NOTE_FIELDS = ["id", "version", "note"] as const;

/** The note form. It has no messages: the page never sends invalid values. */
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
    .refine((text) => [...text].length <= MAX_NOTE_LENGTH),
});

/** Normalizes a typed note, without trimming it. */
export function noteText(typed: string): string {
  return withoutNul(withLineFeeds(typed));
}
