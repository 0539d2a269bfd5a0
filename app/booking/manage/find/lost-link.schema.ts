import { z } from "zod";
import { FIELD_LIMITS } from "~/booking/booking";
import { readEmail } from "~/web/email-address.server";
import { readId } from "~/web/id";

export const LOST_LINK_FIELDS = ["number", "email"] as const;

/** What a visitor knows of a booking; null for values that no booking can have. */
export type LostLink = { id: bigint | null; email: string | null };

/** Never fails: the answer must not say which value was wrong. */
export const lostLinkSchema = z
  .object({
    number: z.string().transform(readNumber).catch(null),
    email: z.string().trim().max(FIELD_LIMITS.email).transform(readEmail).catch(null),
  })
  .transform(({ number, email }): LostLink => ({ id: number, email }));

/** Accepts `#12`, `№ 12` and `1 234`. */
function readNumber(typed: string) {
  const digits = typed.replaceAll(/[\s#№]/g, "");
  return /^\d{1,18}$/.test(digits) ? readId(digits) : null;
}
