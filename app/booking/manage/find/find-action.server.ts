import { data, href, redirect } from "react-router";
import { rememberBooking } from "~/booking/manage/bookings-cookie.server";
import type { LinkSource } from "~/booking/links/current-token.server";
import { inLanguage, languageIn } from "~/web/i18n/address";
import {
  PRIVATE_HEADERS,
  SECRET_ADDRESS_HEADERS,
} from "~/web/http/security/security-headers.server";
import { parseSubmission, type FormResult } from "~/web/http/submission.server";
import { findLostBooking } from "./find-booking.server";
import type { LostLinkLimits } from "./lost-link-limits.server";
import { LOST_LINK_FIELDS, lostLinkSchema } from "./lost-link.schema";

/** The answer says why no booking is shown, and has what was typed. It does not say which field was wrong. */
export type FindAnswer = { result: FormResult } & (
  | { kind: "unknown" }
  | { kind: "tooMany"; seconds: number }
);

/** Answers the lost link form: redirects to the booking, or refuses. */
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
    return redirect(inLanguage(page, languageIn(new URL(request.url).search)), {
      status: 303,
      headers: [
        ...Object.entries(SECRET_ADDRESS_HEADERS),
        ...rememberBooking(request, found.token),
      ],
    });
  }
  const result = submission.reply();
  if (found.reason === "unknown") return refuse({ kind: "unknown", result }, 422);
  const { seconds } = found;
  return refuse({ kind: "tooMany", seconds, result }, 429, { "Retry-After": String(seconds) });
}

function refuse(answer: FindAnswer, status: number, headers: Record<string, string> = {}) {
  return data(answer, { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}
