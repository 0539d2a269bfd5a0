import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { LRUCache } from "lru-cache";
import { createContext } from "react-router";
import { toRenderedPage, type RenderedPage } from "~/web/cache/rendered-page.server";
import { supportedEncoding } from "~/web/http/compress.server";
import { immutableTextHeaders } from "~/web/http/immutable-text.server";
import type { PageRequest } from "~/web/http/page-request";

/** Those of pages that were sent long ago: a visitor may read for an hour before the first touch. */
const MAX_BYTES = 16 * 1024 * 1024;

/** In seconds. */
const YEAR = 31_536_000;

/** Characters of 6 bits. */
const HASH_LENGTH = 16;

/** For a page that is the same for all: stores its start data, and returns their hash. */
export const startSinkContext = createContext<((data: string) => string) | null>(null);

export type StartStore = ReturnType<typeof createStartStore>;

/** Start data of cached pages by their hash, so that data of another version are never sent. */
export function createStartStore(hsts: string | null) {
  const stored = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });

  function add(data: string): string {
    const hash = createHash("sha256").update(data).digest("base64url").slice(0, HASH_LENGTH);
    if (!stored.get(hash)) stored.set(hash, compress(data));
    return hash;
  }

  function find(hash: string, { headers }: PageRequest): RenderedPage | null {
    const compressed = stored.get(hash);
    if (!compressed) return null;
    const isBrotli = supportedEncoding(headers) === "br";
    const body = new Uint8Array(isBrotli ? compressed : brotliDecompressSync(compressed));
    const own = immutableTextHeaders({ isBrotli, seconds: YEAR, hsts });
    return toRenderedPage({ status: 200, headers: own, body, etag: null, isCacheable: false });
  }

  return { add, find };
}

/** Once for each page that differs: takes about a millisecond. */
function compress(data: string) {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
