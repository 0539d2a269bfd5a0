import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareFunction } from "react-router";
import {
  compressWith,
  DICTIONARY_ENCODING,
  pageDictionaryContext,
  type Dictionary,
} from "~/web/dictionary/dictionary.server";
import { preferredEncoding } from "./accept-encoding.server";

const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|xml)|image\/svg)/;

const encoders = {
  br: (bytes: Uint8Array): Promise<Uint8Array> =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 6 }),
};

/** Buffers and compresses a response with the best encoding that the client accepts. */
export const compress: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  if (!isCompressible(response)) return response;
  const page = context.get(pageDictionaryContext);
  response.headers.append("Vary", "Accept-Encoding");
  if (page) response.headers.append("Vary", "Available-Dictionary");
  const encoder = encoderFor(request, page?.dictionary ?? null);
  if (!encoder) return response;
  const plain = new Uint8Array(await response.arrayBuffer());
  const isShort = plain.byteLength < MIN_BYTES;
  const bytes = isShort ? plain : await encoder.encode(plain);
  const headers = new Headers(response.headers);
  if (!isShort) headers.set("Content-Encoding", encoder.encoding);
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes as BodyInit, { status: response.status, headers });
};

function encoderFor({ headers }: Request, dictionary: Dictionary | null) {
  if (dictionary) {
    const encode = (plain: Uint8Array) => compressWith(dictionary, plain);
    return { encoding: DICTIONARY_ENCODING, encode };
  }
  const encoding = supportedEncoding(headers);
  return encoding && { encoding, encode: encoders[encoding] };
}

function isCompressible({ body, headers }: Response) {
  const type = headers.get("Content-Type") ?? "";
  return body !== null && !headers.has("Content-Encoding") && COMPRESSIBLE.test(type);
}

/** The best encoding that needs no dictionary, or null. */
export function supportedEncoding(headers: Pick<Headers, "get">): keyof typeof encoders | null {
  return preferredEncoding(headers.get("Accept-Encoding"), ["br", "gzip"]);
}
