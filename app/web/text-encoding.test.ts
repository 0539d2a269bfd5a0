import { describe, expect, test } from "vitest";
import { decodeText, isReadTwice } from "./text-encoding.server";

/** Encodes a text in an encoding of one byte a letter. */
function narrow(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const western = new Map([
    ["€", 0x80],
    ["–", 0x96],
  ]);
  const bytes = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte -= 1)
    bytes.set(decoder.decode(new Uint8Array([byte])), byte);
  return Uint8Array.from(
    [...text].map(
      (sign) => (encoding.endsWith("1252") && western.get(sign)) || (bytes.get(sign) ?? 0x3f),
    ),
  );
}

function wide(text: string, { isBig = false, hasMark = true } = {}): Uint8Array {
  const bytes = Buffer.from((hasMark ? "\ufeff" : "") + text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const TABLE = "Model;Plate;Colour\r\nToyota RAV4;AB-102-CD;თეთრი\r\n";
const RUSSIAN =
  "Model;Plate;Colour\r\nToyota RAV4;AB-102-CD;Белый\r\nMazda 3;GE-404-OO;тёмно-синий\r\n";

describe("a text is read", () => {
  test.each([
    ["UTF-8", utf8(TABLE), TABLE],
    ["UTF-8 with a mark", utf8(`\ufeff${TABLE}`), TABLE],
    ["ASCII", utf8("plain"), "plain"],
    ["no letters", utf8(""), ""],
    ["UTF-16", wide(TABLE), TABLE],
    ["UTF-16, big endian", wide(TABLE, { isBig: true }), TABLE],
    ["UTF-16 without a mark", wide(TABLE, { hasMark: false }), TABLE],
    ["UTF-16, big endian, without a mark", wide(TABLE, { isBig: true, hasMark: false }), TABLE],
  ])("in %s", (_, bytes, text) => {
    expect(decodeText(bytes)).toEqual({ ok: true, text });
  });
});

describe("a text is refused by the name of its likely encoding", () => {
  test.each([
    ["Windows-1251", narrow(RUSSIAN, "windows-1251")],
    ["Windows-1251", narrow("a,b\nRAV4,белый", "windows-1251")],
    ["Windows-1251", narrow('a,b\n"RAV4","«чёрный» № 1"', "windows-1251")],
    ["KOI8-R", narrow(RUSSIAN, "koi8-r")],
    ["KOI8-R", narrow("a,b\nRAV4,царапина", "koi8-r")],
    ["DOS (866)", narrow(RUSSIAN, "ibm866")],
    ["ISO-8859-5", narrow(RUSSIAN, "iso-8859-5")],
    ["Macintosh", narrow("a,b\nФиат,Синий", "x-mac-cyrillic")],
    ["Windows-1252", narrow("a,b\nCitroën,weiß", "windows-1252")],
    ["Windows-1252", narrow("a,b\nRAV4,métallisé – 45 €", "windows-1252")],
    ["UTF-8", utf8(TABLE).slice(0, -4)],
    ["UTF-16LE", wide(TABLE).subarray(0, -1)],
    [null, narrow("a,b\nRAV4,ბ", "windows-1252").map((byte) => (byte === 0x3f ? 0x8d : byte))],
  ])("%s", (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ ok: false, reason: "encoding", encoding });
  });
});

test.each([
  ["workbook", Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0])],
  ["workbook", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ["binary", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x01, 0x02])],
  ["binary", Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x01, 0x02])],
  ["binary", new Uint8Array(Uint32Array.from(utf8("Model;Plate")).buffer)],
  ["binary", Uint8Array.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
])("a %s is none", (reason, bytes) => {
  expect(decodeText(bytes)).toEqual({ ok: false, reason });
});

test.each([
  ["Ð‘ÐµÐ»Ñ‹Ð¹", true],
  ["Р‘РµР»С‹Р№", true],
  ["áƒ—áƒ”áƒ—áƒ\u00a0áƒ˜", true],
  ["cafÃ© crÃ¨me", true],
  ["Белый", false],
  ["თეთრი", false],
  ["weiß, métallisé, Noël à Liège", false],
  ["«чёрный» – 45 €", false],
  ["plain", false],
])("%s was read twice: %s", (text, expected) => {
  expect(isReadTwice(text)).toBe(expected);
});
