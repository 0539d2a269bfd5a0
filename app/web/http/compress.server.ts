import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareFunction } from "react-router";

const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|xml)|image\/svg)/;

const encoders = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 6 }),
};

/** Buffers and compresses a response with the best encoding that the client accepts. */
export const compress: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const encoding = preferredEncoding(request.headers.get("Accept-Encoding"));
  if (!isCompressible(response)) return response;
  response.headers.append("Vary", "Accept-Encoding");
  if (!encoding) return response;
  const plain = new Uint8Array(await response.arrayBuffer());
  const bytes = plain.byteLength < MIN_BYTES ? plain : await encoders[encoding](plain);
  const headers = new Headers(response.headers);
  if (bytes !== plain) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes as BodyInit, { status: response.status, headers });
};

function isCompressible({ body, headers }: Response) {
  const type = headers.get("Content-Type") ?? "";
  return body !== null && !headers.has("Content-Encoding") && COMPRESSIBLE.test(type);
}

/** The best supported encoding of an `Accept-Encoding`, or null. */
export function preferredEncoding(accepted: string | null): keyof typeof encoders | null {
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim().split(";"));
  const takes = (name: string) =>
    offers.some(([offer, quality]) => offer === name && !/q=0(\.0*)?$/.test(quality ?? ""));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : null;
}
