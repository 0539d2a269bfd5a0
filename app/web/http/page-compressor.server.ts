import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { createContext } from "react-router";
import { log } from "~/web/log.server";

/** The quick level, which takes 1 to 3 ms for a page. */
const QUICK = 5;
/**
 * The best level, which takes 50 to 120 ms and saves a twelfth. The levels between save next to nothing.
 */
const BEST = 11;

/** Room for some 500 pages. */
const MAX_BYTES = 8 * 1024 * 1024;

type CompressedPage = { bytes: Uint8Array; isAgain: boolean };

/** Compresses a body with brotli. */
export type Compressor = (plain: Uint8Array) => Promise<Uint8Array>;

/** The compressor for a page that is equal for all; null for other pages. */
export const pageCompressorContext = createContext<Compressor | null>(null);

/**
 * Creates a compressor of pages. A cached page is rendered again every few seconds, mostly with an equal
 * result. That is compressed once quickly, and when it comes again, in the background as small as possible,
 * one page at a time.
 */
export function createPageCompressor(): Compressor {
  const inTurns = new PQueue({ concurrency: 1 });
  const stored = new LRUCache<string, CompressedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });

  async function improve(hash: string, plain: Uint8Array) {
    const bytes = await inTurns.add(() => compressAt(BEST, plain));
    stored.set(hash, { bytes, isAgain: true });
  }

  return async (plain) => {
    const hash = createHash("sha256").update(plain).digest("base64");
    const found = stored.get(hash);
    if (!found) {
      const bytes = await compressAt(QUICK, plain);
      stored.set(hash, { bytes, isAgain: false });
      return bytes;
    }
    if (!found.isAgain) {
      found.isAgain = true;
      improve(hash, plain).catch((error: unknown) => {
        log.error({ err: error }, "a page could not be compressed");
      });
    }
    return found.bytes;
  };
}

/** Compresses a response that is sent once. */
export const compressQuickly: Compressor = (plain) => compressAt(QUICK, plain);

function compressAt(quality: number, plain: Uint8Array): Promise<Uint8Array> {
  return promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
}
