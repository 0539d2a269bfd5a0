import { readRetryAfter } from "./retry-after";

export type CallOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
};

/** What a service says to a call. `body` is empty where the answer is no JSON object. */
export type JsonAnswer = {
  /** The HTTP status, 0 without an answer. */
  status: number;
  body: object;
  /** As the header asks, 0 where it does not. */
  retryAfterMs: number;
  /** Why there is no answer; null where there is one. */
  fault: string | null;
};

const TIMEOUT_MS = 10_000;

/** Posts JSON to a service of the settings, and follows no redirect. Never throws. */
export async function callJson(
  url: string,
  body: object,
  { headers, signal, timeoutMs = TIMEOUT_MS }: CallOptions = {},
): Promise<JsonAnswer> {
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

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    // A gateway in between answers with a page.
    return {};
  }
}

/** `fetch` hides the fault of the line in its cause. */
function causeOf(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : null;
  return code ?? "no connection";
}
