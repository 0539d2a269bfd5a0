import { href, redirect } from "react-router";
import { inLanguage } from "~/web/i18n/address";
import type { Language } from "~/web/i18n/languages";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { forgetBookings, readBookingTokens } from "~/booking/manage/bookings-cookie.server";
import { DONE, FORGOTTEN, LINKS_SENT } from "~/booking/manage/my-booking-constants";

/**
 * Makes a browser forget the bookings of its cookie, the saved draft and the queue of bookings. The
 * bookings and their links stay valid.
 */
export function answerForgetForm(request: Request, lang: Language): Response {
  const page = `${href("/:lng?/bookings")}?${DONE}=${FORGOTTEN}`;
  return redirect(inLanguage(page, lang), {
    status: 303,
    headers: [
      ...Object.entries(PRIVATE_HEADERS),
      // The header does not clear the other cookies: the language and a session of the desk stay.
      ["Clear-Site-Data", '"storage"'],
      ...forgetBookings(request),
    ],
  });
}

/** Returns whether a request comes from a browser that has just asked for the links of an address. */
export function hasAskedForLinks(request: Request): boolean {
  return new URL(request.url).searchParams.get(DONE) === LINKS_SENT;
}

/** Returns whether a request comes from a browser that has just forgotten its bookings. */
export function hasForgotten(request: Request): boolean {
  const isDone = new URL(request.url).searchParams.get(DONE) === FORGOTTEN;
  return isDone && readBookingTokens(request).length === 0;
}
