/** The text of a file, or what the file is instead. */
export type DecodedText =
  | { ok: true; text: string; encoding: string }
  /** `encoding`: the likely one, if there is any. */
  | { ok: false; reason: "encoding"; encoding: string | null }
  /** A workbook, a picture and the like. */
  | { ok: false; reason: "binary" | "workbook" };

const UTF_32 = "UTF-32";

/** Marks at the beginning of a file, the longest first. */
const MARKS: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xff, 0xfe, 0, 0], encoding: UTF_32 },
  { bytes: [0, 0, 0xfe, 0xff], encoding: UTF_32 },
  { bytes: [0xef, 0xbb, 0xbf], encoding: "UTF-8" },
  { bytes: [0xff, 0xfe], encoding: "UTF-16LE" },
  { bytes: [0xfe, 0xff], encoding: "UTF-16BE" },
];

/** The beginnings of .xlsx and .ods (a ZIP archive) and of .xls. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * Decodes a text by its byte order mark or its content: UTF-8, UTF-16, and Windows-1251 and Windows-1252 where these are
 * certain. A wrong guess would be rubbish that nobody notices.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (WORKBOOKS.some((start) => startsWith(bytes, start))) return { ok: false, reason: "workbook" };
  const mark = markedEncoding(bytes);
  const encoding = mark ?? wideEncoding(bytes) ?? "UTF-8";
  const text = encoding === UTF_32 ? null : decode(bytes, encoding);
  if (text !== null)
    return isBinary(text) ? { ok: false, reason: "binary" } : found(text, encoding);
  if (encoding !== "UTF-8" || mark) return { ok: false, reason: "encoding", encoding };
  return decodeNarrow(bytes);
}

/** The encoding that the byte order mark names, or null. */
export function markedEncoding(bytes: Uint8Array): string | null {
  return MARKS.find((one) => startsWith(bytes, one.bytes))?.encoding ?? null;
}

function startsWith(bytes: Uint8Array, start: readonly number[]) {
  return start.every((byte, index) => bytes[index] === byte);
}

function found(text: string, encoding: string): DecodedText {
  return { ok: true, text, encoding: encoding.replace(/[BL]E$/, "") };
}

/** Null if the bytes are not of this encoding. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Of a text without a mark: separators and digits have zeros beside them. */
function wideEncoding(bytes: Uint8Array): string | null {
  const zeros = [0, 0, 0, 0];
  // Not `entries()`: files may have 10 MB.
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index] === 0) zeros[index % 4]! += 1;
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = zeros;
  const [even, odd] = [first + third, second + fourth];
  if (even + odd === 0) return null;
  if (even > 0 && odd > 0 && even + odd > bytes.length / 2) return UTF_32;
  return odd > even ? "UTF-16LE" : "UTF-16BE";
}

function isBinary(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are what no text has.
  return /[\u0000-\u0008\u000e-\u001a]/.test(text);
}

/** One byte for each letter. */
function decodeNarrow(bytes: Uint8Array): DecodedText {
  if (isDamagedUtf8(bytes)) return { ok: false, reason: "encoding", encoding: "UTF-8" };
  const western = decodeWestern(bytes);
  if (isBinary(western)) return { ok: false, reason: "binary" };
  if (isWestern(western)) return found(western, "Windows-1252");
  const [likeliest] = CYRILLIC.map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes);
    return { encoding, text, score: cyrillicScore(text) };
  }).toSorted((a, b) => b.score - a.score);
  if (!likeliest || likeliest.score < LIKELY) {
    const encoding = westernWords(western) ? "Windows-1252" : null;
    return { ok: false, reason: "encoding", encoding };
  }
  const { encoding, text, score } = likeliest;
  const name = NAMES[encoding];
  return encoding === "windows-1251" && score >= CERTAIN
    ? found(text, name)
    : { ok: false, reason: "encoding", encoding: name };
}

/** Node.js 20 decodes Windows-1252 as ISO-8859-1, which has control characters in their place. */
const EXTRA = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function decodeWestern(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString("latin1");
  return text.replaceAll(/[\u0080-\u009f]/g, (sign) => EXTRA[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** Most of its letters are whole, and some are cut or broken. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const broken = text.split("\ufffd").length - 1;
  const whole = text.match(/[\u0080-\ufffc\ufffe\uffff]/g)?.length ?? 0;
  return whole > 3 * broken;
}

/** The letters that Windows-1252 shares with the encodings of Central Europe and Turkey. */
const SHARED = "ÁÂÄÇÉËÍÎÓÔÖÚÜßáâäçéëíîóôöúü";
const SIGNS = "\u00a0«»°·§©®±–—‘’‚“”„…•€";
const WESTERN_WORD = /[A-Za-zÀ-ÖØ-öø-ÿŒœŠšŽžŸ]+/g;

/** Only letters of which no other encoding would make other ones, each in a word of Latin letters. */
function isWestern(text: string): boolean {
  const isKnown = [...(text.match(/[\u0080-\uffff]/g) ?? [])].every(
    (sign) => SHARED.includes(sign) || SIGNS.includes(sign),
  );
  return isKnown && westernWords(text);
}

/** Whether accents are rare in each word, as in Latin script. */
function westernWords(text: string): boolean {
  const words = (text.match(WESTERN_WORD) ?? []).filter((word) => /[^A-Za-z]/.test(word));
  return (
    words.length > 0 &&
    words.every((word) => (word.match(/[A-Za-z]/g)?.length ?? 0) * 2 >= word.length)
  );
}

const CYRILLIC = ["windows-1251", "koi8-r", "ibm866", "iso-8859-5", "x-mac-cyrillic"] as const;

const NAMES: Readonly<Record<(typeof CYRILLIC)[number], string>> = {
  "windows-1251": "Windows-1251",
  "koi8-r": "KOI8-R",
  ibm866: "DOS (866)",
  "iso-8859-5": "ISO-8859-5",
  "x-mac-cyrillic": "Macintosh",
};

const LIKELY = 0.6;
const CERTAIN = 0.8;
const WORD = /[A-Za-z\u0400-\u04ff]+/g;
const COMMON = "оеаинтсрвлкмдпуяыьгзбчй";

/** From 0 to 1: how many letters beyond ASCII are in words of one script and a usual case, and are common ones. */
function cyrillicScore(text: string): number {
  const signs =
    text.match(/[\u0080-\uffff]/g)?.filter((sign) => !(SIGNS + "№").includes(sign)) ?? [];
  const words = text.match(WORD)?.filter((word) => /[\u0400-\u04ff]/.test(word)) ?? [];
  const usual = words.filter((word) =>
    /^[\u0400-\u042f]?[\u0430-\u045f]+$|^[\u0400-\u042f]{2,}$/.test(word),
  );
  const letters = usual.join("");
  const common = [...letters.toLowerCase()].filter((letter) => COMMON.includes(letter)).length;
  if (letters.length < 3) return 0;
  return (letters.length / signs.length) * Math.min(1, (common / letters.length) * 1.15);
}

/** Whether a text in UTF-8 was saved as if it were in an encoding of one byte a letter. */
export function isReadTwice(text: string): boolean {
  return /[\u0080-\uffff]{2}/.test(text) && NARROW.some((bytes) => isUtf8(text, bytes));
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);
const NARROW = [
  new TextDecoder("windows-1251").decode(Uint8Array.from(BYTES)),
  decodeWestern(Uint8Array.from(BYTES)),
].map((signs) => new Map([...signs].map((sign, byte) => [sign, byte])));

function isUtf8(text: string, bytes: ReadonlyMap<string, number>): boolean {
  const encoded = [...text].map((sign) => bytes.get(sign) ?? 256);
  return !encoded.includes(256) && decode(Uint8Array.from(encoded), "UTF-8") !== null;
}
