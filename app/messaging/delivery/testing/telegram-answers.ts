import type { IncomingMessage, ServerResponse } from "node:http";

export type TelegramBody = Record<string, unknown> & {
  chat_id?: number | string;
  text?: string;
  message_id?: number;
  offset?: number;
  timeout?: number;
};

/** A planned error response, or no response. */
export type Fault = { status: number; description?: string; parameters?: object } | { hangs: true };

/** A planned delay of a normal response. */
export type Delay = { until: Promise<unknown> };

export const bad = (text: string) => ({ status: 400, description: `Bad Request: ${text}` });
export const conflict = (text: string) => ({ status: 409, description: `Conflict: ${text}` });

export function succeed(response: ServerResponse, result: unknown) {
  response.setHeader("Content-Type", "application/json").end(JSON.stringify({ ok: true, result }));
}

export function fail(response: ServerResponse, fault: Fault) {
  if ("hangs" in fault) return;
  const { status, description = "", parameters } = fault;
  response
    .writeHead(status, { "Content-Type": "application/json" })
    .end(JSON.stringify({ ok: false, error_code: status, description, parameters }));
}

export async function readBody(request: IncomingMessage): Promise<TelegramBody> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as TelegramBody) : {};
}
