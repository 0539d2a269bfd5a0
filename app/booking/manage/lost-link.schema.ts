import { z } from "zod";
import { FIELD_LIMITS } from "~/booking/booking";
import { readId } from "~/web/id";

export const LOST_LINK_FIELDS = ["number", "email"] as const;

/** What a visitor knows of a booking whose link got lost; null for what no booking can have. */
export type LostLink = { id: bigint | null; email: string | null };

/** The form refuses nothing by itself: what is wrong with it is never told apart. */
export const lostLinkSchema = z
  .object({
    number: z.string().transform(readNumber).catch(null),
    email: z.string().trim().pipe(z.email().max(FIELD_LIMITS.email)).nullable().catch(null),
  })
  .transform(({ number, email }): LostLink => ({ id: number, email }));

/** A booking's number as people write it: `#12`, `№ 12`, `1 234`. */
function readNumber(typed: string) {
  const digits = typed.replaceAll(/[\s#№]/g, "");
  return /^\d{1,18}$/.test(digits) ? readId(digits) : null;
}
