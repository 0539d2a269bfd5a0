import { href, redirectDocument } from "react-router";
import { findOwnToken } from "~/booking/links/links.queries.server";
import { readReference } from "~/booking/reference";
import { retryOnce, type Sql } from "~/web/db.server";
import { SECRET_ADDRESS_HEADERS } from "~/web/http/security/security-headers.server";
import { readBookingTokens } from "./bookings-cookie.server";
import { OWN_PARAMETER } from "./my-booking-constants";

/**
 * Returns the redirect of an `ownAddress`; null without the parameter, or if the browser's cookie has no such
 * booking.
 */
export async function redirectToOwn(sql: Sql, request: Request): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  const reference = readReference(searchParams.get(OWN_PARAMETER) ?? "");
  const tokens = readBookingTokens(request);
  if (reference === null || tokens.length === 0) return null;
  const token = await retryOnce(() => findOwnToken(sql, tokens, { reference }));
  if (token === null) return null;
  // As a document: its language may be another one.
  return redirectDocument(href("/bookings/:token", { token }), {
    headers: SECRET_ADDRESS_HEADERS,
  });
}
