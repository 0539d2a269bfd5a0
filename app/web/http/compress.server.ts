import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { compressQuickly, pageCompressorContext, type Compressor } from "./page-compressor.server";

const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|xml)|image\/svg)/;

const encoders = {
  br: compressQuickly,
  gzip: (plain) => promisify(gzip)(plain, { level: 6 }),
} satisfies Record<string, Compressor>;

/** Buffers and compresses a response with the best encoding that the client accepts. */
export const compress: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  if (!isCompressible(response)) return response;
  response.headers.append("Vary", "Accept-Encoding");
  const encoder = encoderFor(request, context);
  if (!encoder) return response;
  const plain = new Uint8Array(await response.arrayBuffer());
  const isShort = plain.byteLength < MIN_BYTES;
  const bytes = isShort ? plain : await encoder.encode(plain);
  const headers = new Headers(response.headers);
  if (!isShort) headers.set("Content-Encoding", encoder.encoding);
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes as BodyInit, { status: response.status, headers });
};

function encoderFor({ headers }: Request, context: Readonly<RouterContextProvider>) {
  const encoding = supportedEncoding(headers);
  const ofPage = encoding === "br" ? context.get(pageCompressorContext) : null;
  return encoding && { encoding, encode: ofPage ?? encoders[encoding] };
}

function isCompressible({ body, headers }: Response) {
  const type = headers.get("Content-Type") ?? "";
  return body !== null && !headers.has("Content-Encoding") && COMPRESSIBLE.test(type);
}

/** Returns the best encoding that an `Accept-Encoding` names, or null. */
export function supportedEncoding(headers: Pick<Headers, "get">): keyof typeof encoders | null {
  const accepted = headers.get("Accept-Encoding") ?? "";
  const offers = accepted.split(",").map((offer) => offer.trim().split(";"));
  const takes = (name: string) =>
    offers.some(([offer, quality]) => offer === name && !/q=0(\.0*)?$/.test(quality ?? ""));
  return (["br", "gzip"] as const).find(takes) ?? null;
}
