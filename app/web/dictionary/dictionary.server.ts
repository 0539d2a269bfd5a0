import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, type BrotliOptions } from "node:zlib";
import { createContext } from "react-router";
import { preferredEncoding } from "~/web/http/accept-encoding.server";
import type { PageRequest } from "~/web/http/page-request";

/** Text that a browser has already, with which pages are compressed. RFC 9842. */
export type Dictionary = {
  /** The group of pages that it is for. */
  name: string;
  /** The SHA-256 of the bytes. */
  hash: Buffer;
  bytes: Buffer;
  /** As it is sent, in brotli. */
  compressed: () => Promise<Buffer>;
};

/** The name of brotli with a dictionary. */
export const DICTIONARY_ENCODING = "dcb";

/** Before the compressed bytes come this number and the hash of the dictionary. */
const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42]);

const AVAILABLE = /^:([\w+/]{43}=):$/;

/** Of pages: better ones take more time and save less than 50 bytes. */
const QUALITY = 5;

/**
 * For a page that is the same for all, on a node that supports dictionaries: the one it is compressed
 * with, if the browser has one.
 */
export const pageDictionaryContext = createContext<{ dictionary: Dictionary | null } | null>(null);

export function createDictionary(name: string, text: string): Dictionary {
  const bytes = Buffer.from(text);
  let compressed: Promise<Buffer> | undefined;
  return {
    name,
    bytes,
    hash: createHash("sha256").update(bytes).digest(),
    compressed: () => (compressed ??= promisify(brotliCompress)(bytes)),
  };
}

/** Whether this version of Node.js compresses with dictionaries: older ones ignore the option. */
export function supportsDictionaries(): boolean {
  const text = Buffer.from("a text that occurs once, so that only a dictionary makes it short");
  return brotliCompressSync(text, optionsOf(text)).byteLength < text.byteLength / 2;
}

/** The body of a response in this encoding. */
export async function compressWith(
  { hash, bytes }: Dictionary,
  plain: Uint8Array,
): Promise<Uint8Array> {
  const compressed = await promisify(brotliCompress)(plain, optionsOf(bytes));
  return Buffer.concat([MAGIC, hash, compressed]);
}

/** The hash of the dictionary that the browser has for this page. */
export function availableDictionary(headers: PageRequest["headers"]): Buffer | null {
  const [, hash] = AVAILABLE.exec(headers.get("Available-Dictionary") ?? "") ?? [];
  const isAccepted =
    preferredEncoding(headers.get("Accept-Encoding"), [DICTIONARY_ENCODING]) !== null;
  return hash && isAccepted ? Buffer.from(hash, "base64") : null;
}

/** Node's types lack the option. */
function optionsOf(dictionary: Uint8Array): BrotliOptions & { dictionary: Uint8Array } {
  return { dictionary, params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
}
