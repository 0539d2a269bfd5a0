import { keysOf } from "./records";

/** The text of a file, or why it has none. */
export type DecodedText =
  | { ok: true; text: string }
  /** `encoding` is the likely one, or null. */
  | { ok: false; reason: "encoding"; encoding: string | null }
  /** The file is a workbook, a picture or the like. */
  | { ok: false; reason: "binary" | "workbook" };

type Unicode = "UTF-8" | "UTF-16LE" | "UTF-16BE";

/** Byte order marks at the beginning of a file. */
const MARKS: readonly { bytes: readonly number[]; encoding: Unicode }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "UTF-8" },
  { bytes: [0xff, 0xfe], encoding: "UTF-16LE" },
  { bytes: [0xfe, 0xff], encoding: "UTF-16BE" },
];

/** The beginnings of .xlsx and .ods (a ZIP archive) and of .xls. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** How many bytes at the beginning of a file are enough to guess its encoding. */
const MAX_GUESSED = 65_536;

/**
 * Decodes UTF-8 and UTF-16, with a byte order mark or without. Encodings of one byte a letter are named, but not read:
 * short texts fit several of them, and a wrong guess would be rubbish that nobody notices.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (WORKBOOKS.some((start) => startsWith(bytes, start))) return { ok: false, reason: "workbook" };
  const unicode = markedEncoding(bytes) ?? wideEncoding(bytes);
  const text = decode(bytes, unicode ?? "UTF-8");
  if (text !== null) return isBinary(text) ? { ok: false, reason: "binary" } : { ok: true, text };
  const start = bytes.subarray(0, MAX_GUESSED);
  const latin = Buffer.from(start).toString("latin1");
  if (!unicode && isBinary(latin)) return { ok: false, reason: "binary" };
  return { ok: false, reason: "encoding", encoding: unicode ?? likelyEncoding(start, latin) };
}

/** Returns the encoding that the byte order mark names, or null. */
export function markedEncoding(bytes: Uint8Array): Unicode | null {
  return MARKS.find((one) => startsWith(bytes, one.bytes))?.encoding ?? null;
}

function startsWith(bytes: Uint8Array, start: readonly number[]) {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Returns null if the bytes are not of this encoding. */
function decode(bytes: Uint8Array, encoding: Unicode): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Returns the likely byte order of UTF-16 without a mark, or null: separators and digits have zeros beside
 * them.
 */
function wideEncoding(bytes: Uint8Array): Unicode | null {
  const zeros = [0, 0];
  // An index is faster than `entries()`: files may have 10 MB.
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index] === 0) zeros[index % 2]! += 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return null;
  return odd > even ? "UTF-16LE" : "UTF-16BE";
}

function isBinary(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are what no text has.
  return /[\u0000-\u0008\u000e-\u001a]/.test(text);
}

const CYRILLIC = {
  "windows-1251": "Windows-1251",
  "koi8-r": "KOI8-R",
  ibm866: "DOS (866)",
  "iso-8859-5": "ISO-8859-5",
  "x-mac-cyrillic": "Macintosh",
};

/**
 * Returns the likely encoding. Latin words with accents are likely of Windows-1252; otherwise it is the
 * encoding that makes the most letters of usual words.
 */
function likelyEncoding(bytes: Uint8Array, latin: string): string | null {
  const [whole, broken] = [/[\u0080-\ufffc]/g, /\ufffd/g].map(
    (signs) => new TextDecoder().decode(bytes).match(signs)?.length ?? 0,
  );
  if (whole! > 3 * broken!) return "UTF-8";
  if (/[A-Za-z][\u00c0-\u00ff]|[\u00c0-\u00ff][A-Za-z]/.test(latin)) return "Windows-1252";
  const counts = keysOf(CYRILLIC).map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes);
    const words = text.match(/(?<![\p{L}\u2010-\u2122])[А-ЯЁ]?[а-яё]+(?!\p{L})/gu) ?? [];
    return { encoding, letters: words.join("").length };
  });
  const best = counts.reduce((one, other) => (other.letters > one.letters ? other : one));
  return best.letters > 2 ? CYRILLIC[best.encoding] : null;
}

/** Returns whether a text in UTF-8 was saved as if it were in an encoding of one byte a letter. */
export function isReadTwice(text: string): boolean {
  return /[\u0080-\uffff]{2}/.test(text) && NARROW.some((bytes) => isUtf8(text, bytes));
}

/**
 * The characters of Windows-1252 from 0x80 on: Node.js 20 decodes them as ISO-8859-1, as control
 * characters.
 */
const EXTRA = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const BYTES = Array.from({ length: 256 }, (_, byte) => byte);
const NARROW = [
  new TextDecoder("windows-1251").decode(Uint8Array.from(BYTES)),
  BYTES.map((byte) => EXTRA[byte - 0x80] ?? String.fromCharCode(byte)).join(""),
].map((signs) => new Map([...signs].map((sign, byte) => [sign, byte])));

function isUtf8(text: string, bytes: ReadonlyMap<string, number>): boolean {
  const encoded = [...text].map((sign) => bytes.get(sign) ?? 256);
  return !encoded.includes(256) && decode(Uint8Array.from(encoded), "UTF-8") !== null;
}
