import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isPublicIp, literalIp, PrivateAddressError, publicLookup } from "./safe-address.server";

export type PostAnswer = { status: number; retryAfter: string | null };

type PostOptions = {
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  signal: AbortSignal;
  allowPrivate: boolean;
};

/**
 * Posts a body and follows no redirect. Checks the address when it connects, against DNS rebinding.
 * Rejects with a network error or a `PrivateAddressError`.
 */
export async function postJson(url: URL, options: PostOptions): Promise<PostAnswer> {
  const ip = literalIp(url.hostname);
  if (!options.allowPrivate && ip && !isPublicIp(ip)) throw new PrivateAddressError();
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: "POST",
      headers: options.headers,
      agent: false,
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]),
      ...(!options.allowPrivate && { lookup: publicLookup }),
    });
    request.on("error", reject);
    request.on("response", (response) => resolve(readHead(response)));
    request.end(options.body);
  });
}

function readHead(response: IncomingMessage): PostAnswer {
  response.destroy();
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers["retry-after"] ?? null,
  };
}
