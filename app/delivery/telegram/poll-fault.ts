import type { ApiAnswer } from "./api.server";

/** Another program polls with the same token, or the token is wrong. */
const CONFLICT_PAUSE_MS = 30_000;

type Fault = Pick<Extract<ApiAnswer, { ok: false }>, "status" | "retryAfterMs">;

/** The level of a refused poll in the log, and the pause before the next one; null: back off. */
export function pollFault({ status, retryAfterMs }: Fault) {
  const isConflict = status >= 400 && status < 500 && status !== 429;
  const level: "error" | "warn" = isConflict ? "error" : "warn";
  return { level, pauseMs: retryAfterMs ?? (isConflict ? CONFLICT_PAUSE_MS : null) };
}
