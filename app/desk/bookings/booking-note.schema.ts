import { z } from "zod";
import { withLineFeeds, withoutNul } from "~/web/plain-text";
import { readId } from "~/web/id";
import { LONGEST_NOTE } from "./booking-note";

export const NOTE_FIELDS = ["id", "version", "note"] as const;

/** The form of a note. A page of ours sends nothing that is refused: no message says more. */
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
    .refine((text) => [...text].length <= LONGEST_NOTE),
});

/** A typed note as it is stored, but for spaces around it. */
export function noteText(typed: string): string {
  return withoutNul(withLineFeeds(typed));
}
