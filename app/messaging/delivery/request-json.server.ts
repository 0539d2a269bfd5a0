import { recordOf } from "~/web/records";

export type CallOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
};

/** The response to a request. `body` is empty if it is not a JSON object. */
export type JsonResponse = {
  /** The HTTP status, 0 without a response. */
  status: number;
  body: Record<string, unknown>;
  /** The pause that the header asks for, 0 without it. */
  retryAfterMs: number;
  /** The reason for which there is no response, or null. */
  fault: string | null;
};

const TIMEOUT_MS = 10_000;

/** Posts JSON and follows no redirect. Never throws. */
export async function requestJson(
  url: string,
  body: object,
  { headers, signal, timeoutMs = TIMEOUT_MS }: CallOptions = {},
): Promise<JsonResponse> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const retryAfter = response.headers.get("Retry-After");
    return {
      status: response.status,
      body: parse(await response.text()),
      retryAfterMs: readRetryAfter(retryAfter, Date.now()),
      fault: null,
    };
  } catch (error) {
    const fault = timeout.aborted ? "no answer in time" : causeOf(error);
    return { status: 0, body: {}, retryAfterMs: 0, fault };
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    // The body may be the error page of a gateway.
    return {};
  }
}

/** Returns the cause of an error: `fetch` has the network error there. */
function causeOf(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : null;
  return code ?? "no connection";
}

const MAX_RETRY_AFTER_MS = 24 * 60 * 60_000;

/** Parses seconds or a date (RFC 9110, 10.2.3) to ms from now, capped; 0 if absent or invalid. */
export function readRetryAfter(value: string | null, now: number): number {
  if (!value) return 0;
  if (/^\d+$/.test(value.trim())) return capRetryAfter(Number(value) * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : capRetryAfter(Math.max(0, date - now));
}

/** Limits a requested pause in ms. A wrong value of a service must not stop a channel for ever. */
export function capRetryAfter(requestedMs: number): number {
  return Math.min(requestedMs, MAX_RETRY_AFTER_MS);
}
