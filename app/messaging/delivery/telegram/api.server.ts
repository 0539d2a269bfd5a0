import {
  requestJson,
  type CallOptions,
  type JsonResponse,
  capRetryAfter,
} from "~/messaging/delivery/request-json.server";
import { log } from "~/web/log.server";
import { recordOf } from "~/web/records";

/** The response of the Bot API. `status` is the HTTP status, 0 without a response. */
export type ApiResponse =
  | { ok: true; result: unknown }
  | {
      ok: false;
      status: number;
      description: string;
      retryAfterMs: number | null;
      /** The id of the supergroup that the group was upgraded to. */
      movedTo: number | null;
    };

export type TelegramApi = {
  call(method: string, body: object, options?: CallOptions): Promise<ApiResponse>;
};

/** Returns the Bot API for one bot. It never throws; no response contains the token. */
export function telegramApi(settings: { url: string; token: string }): TelegramApi {
  const base = `${settings.url.replace(/(?<!\/)\/+$/, "")}/bot${settings.token}`;
  return {
    async call(method, body, options) {
      return readAnswer(await requestJson(`${base}/${method}`, body, options));
    },
  };
}

function readAnswer({ status, fault, retryAfterMs, body }: JsonResponse): ApiResponse {
  if (status > 0 && status < 300 && body.ok === true) return { ok: true, result: body.result };
  const { retry_after: retryAfter, migrate_to_chat_id: movedTo } = recordOf(body.parameters);
  const requestedMs = capRetryAfter(Number(retryAfter ?? 0) * 1000);
  if (typeof movedTo === "number") {
    log.error({ chat: movedTo }, "the Telegram group has moved: set TELEGRAM_CHAT_ID to this chat");
  }
  return {
    ok: false,
    status,
    description: fault ?? (typeof body.description === "string" ? body.description : ""),
    retryAfterMs: (requestedMs > 0 ? requestedMs : retryAfterMs) || null,
    movedTo: typeof movedTo === "number" ? movedTo : null,
  };
}
