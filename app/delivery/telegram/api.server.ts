import { log } from "~/log.server";

/** An answer of the Bot API, or why there was none. `status` is the HTTP status, 0 without an answer. */
export type ApiAnswer =
  | { ok: true; result: unknown }
  | {
      ok: false;
      status: number;
      description: string;
      retryAfterMs: number | null;
      /** The group has become a supergroup with this id. */
      movedTo: number | null;
    };

export type TelegramApi = {
  call(method: string, body: object, options?: CallOptions): Promise<ApiAnswer>;
};

type CallOptions = { signal?: AbortSignal; timeoutMs?: number };

const TIMEOUT_MS = 10_000;

/** The Bot API at an address, for one bot. Never throws, and its token is in no answer. */
export function telegramApi(settings: { url: string; token: string }): TelegramApi {
  const base = `${settings.url.replace(/\/+$/, "")}/bot${settings.token}`;
  return {
    async call(method, body, { signal, timeoutMs = TIMEOUT_MS } = {}) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(`${base}/${method}`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
          redirect: "error",
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        return readAnswer(response.status, await response.text(), response.headers);
      } catch (error) {
        return failure(0, timeout.aborted ? "no answer in time" : causeOf(error));
      }
    },
  };
}

type Body = {
  ok?: boolean;
  result?: unknown;
  description?: unknown;
  parameters?: { retry_after?: unknown; migrate_to_chat_id?: unknown };
};

function readAnswer(status: number, text: string, headers: Headers): ApiAnswer {
  const body = parse(text);
  if (status < 300 && body.ok === true) return { ok: true, result: body.result };
  const { retry_after: retryAfter, migrate_to_chat_id: movedTo } = body.parameters ?? {};
  const seconds = Number(retryAfter ?? headers.get("Retry-After") ?? Number.NaN);
  if (typeof movedTo === "number") {
    log.error({ chat: movedTo }, "the Telegram group has moved: set TELEGRAM_CHAT_ID to this chat");
  }
  return {
    ok: false,
    status,
    description: typeof body.description === "string" ? body.description : "",
    retryAfterMs: seconds > 0 ? seconds * 1000 : null,
    movedTo: typeof movedTo === "number" ? movedTo : null,
  };
}

function parse(text: string): Body {
  try {
    return (JSON.parse(text) ?? {}) as Body;
  } catch {
    // A gateway in between answers with a page.
    return {};
  }
}

function failure(status: number, description: string): ApiAnswer {
  return { ok: false, status, description, retryAfterMs: null, movedTo: null };
}

/** `fetch` hides the fault of the line in its cause. */
function causeOf(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : null;
  return code ?? "no connection";
}
