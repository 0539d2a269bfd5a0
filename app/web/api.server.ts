import { isDatabaseAway } from "~/db.server";
import { log } from "~/log.server";
import { BodyError } from "./body.server";

/** `{"error": sentence}` with a status. */
export function apiError(status: number, error: string, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers });
}

/** Answers a call with JSON whatever happens; faults are logged and tell nothing of the inside. */
export async function answerCall(call: () => Promise<Response>): Promise<Response> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof BodyError) return apiError(error.status, error.message);
    log.error({ err: error }, "a call failed");
    return isDatabaseAway(error)
      ? apiError(503, "we can't reach our records right now; try again", { "Retry-After": "5" })
      : apiError(500, "something went wrong on our side");
  }
}

/** For a method that a call has not. */
export function methodNotAllowed(allowed: string): Response {
  return apiError(405, `use ${allowed}`, { Allow: allowed });
}
