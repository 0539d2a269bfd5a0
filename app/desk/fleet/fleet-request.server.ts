import { data } from "react-router";
import { type AccessSource, requireStaff } from "~/desk/access.server";
import { BodyError, readForm } from "~/web/http/body.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import type { FleetForm } from "./fleet";

/** Reads a submitted form and who sent it; null if it is too large. Throws a redirect without a session. */
export async function readFleetForm(
  context: AccessSource,
  request: Request,
): Promise<FleetForm | null> {
  const staff = await requireStaff(context, request);
  try {
    return { request, form: await readForm(request), staff, now: new Date() };
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    if (error.status === 413) return null;
    throw data(null, { status: error.status, headers: PRIVATE_HEADERS });
  }
}

/** Returns a 413: the body was not read, so the typed values cannot be shown again. */
export function refuseTooLarge() {
  return data({ problem: "tooLarge" as const }, { status: 413, headers: PRIVATE_HEADERS });
}
