import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isPublicIp, literalIp, PrivateAddressError, publicLookup } from "./safe-address.server";

type GuardedRequest = {
  headers: Record<string, string>;
  timeoutMs: number;
  signal: AbortSignal;
  allowPrivate: boolean;
};

export type PostAnswer = { status: number; retryAfter: string | null };

/**
 * Posts a body and follows no redirect. Rejects with a network error or a `PrivateAddressError`.
 */
export async function postJson(
  url: URL,
  { body, ...options }: GuardedRequest & { body: string },
): Promise<PostAnswer> {
  const response = await send(url, { ...options, method: "POST", body });
  response.destroy();
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers["retry-after"] ?? null,
  };
}

/** Resolves with the head of a response and its unread body. The signal ends both. */
export async function openStream(url: URL, options: GuardedRequest): Promise<IncomingMessage> {
  return send(url, { ...options, method: "GET", body: "" });
}

/** Sends a request. The address is checked when it connects, against DNS rebinding. */
async function send(
  url: URL,
  { headers, timeoutMs, signal, allowPrivate, method, body }: GuardedRequest & Content,
): Promise<IncomingMessage> {
  const ip = literalIp(url.hostname);
  if (!allowPrivate && ip && !isPublicIp(ip)) throw new PrivateAddressError();
  const open = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method,
      headers,
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      ...(!allowPrivate && { lookup: publicLookup }),
    });
    request.on("error", reject);
    request.on("response", resolve);
    request.end(body);
  });
}

type Content = { method: "GET" | "POST"; body: string };
