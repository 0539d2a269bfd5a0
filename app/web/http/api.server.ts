import { z } from "zod";
import { faultFields, isDatabaseUnavailable } from "~/web/db.server";
import { log } from "~/web/log.server";
import { BodyError } from "./body.server";

/** The body that `apiError` sends. */
export const errorResponse = z.object({
  error: z.string().describe("A sentence for the developer of the client."),
});

/** Makes a response with the body `{"error": sentence}`. */
export function apiError(status: number, error: string, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers });
}

/** Returns the first message of a schema whose messages are sentences. */
export function firstMessage(error: z.ZodError): string {
  return error.issues[0]!.message;
}

/** Turns every failure into JSON; faults are logged, and their details are not sent. */
export async function handleApiRequest(call: () => Promise<Response>): Promise<Response> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof BodyError) return apiError(error.status, error.message);
    if (isAborted(error)) {
      log.debug({ err: error }, "a client left before it had sent its body");
      return apiError(400, "the body is incomplete");
    }
    log.error(faultFields(error), "a call failed");
    return isDatabaseUnavailable(error)
      ? apiError(503, "we can't reach our records right now; try again", { "Retry-After": "5" })
      : apiError(500, "something went wrong on our side");
  }
}

/** Returns whether the client closed its connection. */
function isAborted(error: unknown) {
  return error instanceof DOMException && error.name === "AbortError";
}

export function methodNotAllowed(allowed: string): Response {
  return apiError(405, `use ${allowed}`, { Allow: allowed });
}
