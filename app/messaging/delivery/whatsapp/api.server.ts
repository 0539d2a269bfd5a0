import { requestJson, type JsonResponse } from "~/messaging/delivery/request-json.server";
import { recordOf } from "~/web/records";

/**
 * The response of the Cloud API. `status` is the HTTP status, 0 without a response; `code` is the API's own error
 * code.
 */
export type WhatsAppResponse =
  | { ok: true; messageId: string }
  | {
      ok: false;
      status: number;
      code: number | null;
      description: string;
      retryAfterMs: number;
    };

export type WhatsAppApi = {
  send(message: object, signal?: AbortSignal): Promise<WhatsAppResponse>;
};

type ApiSettings = { url: string; token: string; phoneNumberId: string; timeoutMs?: number };

/** The version of the Graph API. */
const VERSION = "v26.0";

/** Returns the Cloud API for one sending number. It never throws; no response contains the token. */
export function whatsappApi({ token, timeoutMs, ...settings }: ApiSettings): WhatsAppApi {
  const base = settings.url.replace(/(?<!\/)\/+$/, "");
  const url = `${base}/${VERSION}/${settings.phoneNumberId}/messages`;
  const headers = { Authorization: `Bearer ${token}` };
  return {
    async send(message, signal) {
      const answer = readAnswer(await requestJson(url, message, { headers, signal, timeoutMs }));
      if (answer.ok) return answer;
      // The API repeats a malformed token in its error.
      return { ...answer, description: answer.description.replaceAll(token, "…") };
    },
  };
}

function readAnswer({ status, fault, retryAfterMs, body }: JsonResponse): WhatsAppResponse {
  const [first] = Array.isArray(body.messages) ? body.messages : [];
  const { id } = recordOf(first);
  if (status >= 200 && status < 300 && typeof id === "string") return { ok: true, messageId: id };
  const { code, message, error_data: data } = recordOf(body.error);
  const messageParts = [message, recordOf(data).details].filter(
    (text) => typeof text === "string" && text !== "",
  );
  return {
    ok: false,
    status,
    code: typeof code === "number" ? code : null,
    description: fault ?? messageParts.join(" – "),
    retryAfterMs,
  };
}
