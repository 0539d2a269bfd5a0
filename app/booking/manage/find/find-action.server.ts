import { data, href, redirectDocument } from "react-router";
import { rememberBooking } from "~/booking/manage/bookings-cookie.server";
import { type LinkSource, currentToken } from "~/booking/links/current-token.server";
import {
  PRIVATE_HEADERS,
  SECRET_ADDRESS_HEADERS,
} from "~/web/http/security/security-headers.server";
import { parseSubmission, type FormResult } from "~/web/http/submission.server";
import { type LostLinkLimits, claimLostLink, noticeFailure } from "./lost-link-limits.server";
import { retryOnce } from "~/web/db.server";
import { findNumber } from "~/booking/manage/my-booking.queries.server";
import { z } from "zod";
import { FIELD_LIMITS } from "~/booking/booking";
import { readEmail } from "~/web/email-address.server";
import { readId } from "~/web/id";

/**
 * The refusal of the lost link form. It says why no booking is shown, and has what was typed. It does not say
 * which field was wrong.
 */
export type FindAnswer = { result: FormResult } & (
  | { kind: "unknown" }
  | { kind: "tooMany"; seconds: number }
);

/** Handles the lost link form: redirects to the booking, or refuses. */
export async function answerFindForm(
  source: LinkSource,
  client: { request: Request; form: FormData; address: string; limits: LostLinkLimits },
) {
  const { request, form, address, limits } = client;
  const submission = parseSubmission(form, lostLinkSchema, LOST_LINK_FIELDS);
  const lost = submission.status === "success" ? submission.value : { id: null, email: null };
  const found = await findLostBooking(source, lost, { address, limits });
  if (found.ok) {
    const page = href("/bookings/:token", { token: found.token });
    // As a document: its language may be another one.
    return redirectDocument(page, {
      status: 303,
      headers: [
        ...Object.entries(SECRET_ADDRESS_HEADERS),
        ...rememberBooking(request, found.token),
      ],
    });
  }
  const result = submission.reply();
  if (found.reason === "unknown") return refuseForm({ kind: "unknown", result }, 422);
  const { seconds } = found;
  return refuseForm({ kind: "tooMany", seconds, result }, 429, { "Retry-After": String(seconds) });
}

function refuseForm(answer: FindAnswer, status: number, headers: Record<string, string> = {}) {
  return data(answer, { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}

type FindBookingResult =
  | { ok: true; token: string }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "tooMany"; seconds: number };

/** Finds a booking's token by its number and e-mail address. The result doesn't say which of them was wrong. */
export async function findLostBooking(
  source: LinkSource,
  { id, email }: LostLink,
  client: { address: string; limits: LostLinkLimits },
): Promise<FindBookingResult> {
  const seconds = claimLostLink(client.limits, client.address);
  if (seconds !== null) return { ok: false, reason: "tooMany", seconds };
  const token =
    id === null || email === null
      ? null
      : await retryOnce(() => findTokenOf(source, { id, email }));
  if (token) return { ok: true, token };
  if (id !== null) noticeFailure(client.limits, id);
  return { ok: false, reason: "unknown" };
}

async function findTokenOf(source: LinkSource, by: { id: bigint; email: string }) {
  const number = await findNumber(source.sql, by);
  return number === null ? null : currentToken(source, number);
}

const LOST_LINK_FIELDS = ["number", "email"] as const;

/** The number and the e-mail address that a customer has typed. Null stands for a value that no booking can have. */
type LostLink = { id: bigint | null; email: string | null };

/** The schema of the lost link form. It never fails: the response must not say which value was wrong. */
export const lostLinkSchema = z
  .object({
    number: z.string().transform(readNumber).catch(null),
    email: z.string().trim().max(FIELD_LIMITS.email).transform(readEmail).catch(null),
  })
  .transform(({ number, email }): LostLink => ({ id: number, email }));

/** Reads a booking number; `#12`, `№ 12` and `1 234` are accepted. */
function readNumber(typed: string) {
  const digits = typed.replaceAll(/[\s#№]/g, "");
  return /^\d{1,18}$/.test(digits) ? readId(digits) : null;
}
