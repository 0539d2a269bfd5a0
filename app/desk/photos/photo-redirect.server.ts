import { data, href } from "react-router";
import { deskRedirect } from "~/desk/desk-redirect.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import type { PhotoAnswer } from "./photos";
import { outcomeQuery, type PhotoOutcome } from "./photo-intents";

/** Redirects to the car's page, which says how the form ended. */
export function redirectToPhotos(request: Request, carId: number, outcome: PhotoOutcome) {
  const page = href("/admin/fleet/:id", { id: String(carId) });
  return deskRedirect(request, page + outcomeQuery(outcome));
}

export function refusePhotos(
  answer: PhotoAnswer,
  status: number,
  headers: Record<string, string> = {},
) {
  return data(answer, { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}
