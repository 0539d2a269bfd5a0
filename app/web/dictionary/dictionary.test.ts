import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  availableDictionary,
  compressWith,
  createDictionary,
  supportsDictionaries,
} from "./dictionary.server";

const TEXT = "words of a page, ".repeat(50);
const dictionary = createDictionary("en", TEXT);
const ofDictionary = dictionary.hash.toString("base64");

test("a dictionary has the hash of its text, and is sent compressed", async () => {
  expect(dictionary.hash).toEqual(createHash("sha256").update(TEXT).digest());
  expect(brotliDecompressSync(await dictionary.compressed()).toString()).toBe(TEXT);
  expect(dictionary.compressed()).toBe(dictionary.compressed());
});

test("a compressed body begins with the number of its encoding, and the hash of its dictionary", async () => {
  const body = Buffer.from(await compressWith(dictionary, Buffer.from(TEXT)));
  expect(body.subarray(0, 36)).toEqual(
    Buffer.concat([Buffer.from("ff444342", "hex"), dictionary.hash]),
  );
});

test("is supported where a text that the dictionary contains becomes short", async () => {
  const body = await compressWith(dictionary, Buffer.from(TEXT.slice(0, 500)));
  const withoutIt = await compressWith(createDictionary("en", ""), Buffer.from(TEXT.slice(0, 500)));
  expect(supportsDictionaries()).toBe(body.byteLength < withoutIt.byteLength);
});

describe("the browser's dictionary", () => {
  const named = (accepted: string, available: string) =>
    availableDictionary(
      new Headers({ "Accept-Encoding": accepted, "Available-Dictionary": available }),
    );

  test("is named by its hash", () => {
    expect(named("gzip, br, dcb, dcz", `:${ofDictionary}:`)).toEqual(dictionary.hash);
  });

  test.each([
    ["a browser that does not accept the encoding", "gzip, br", `:${ofDictionary}:`],
    ["one that rejects it", "br, dcb;q=0", `:${ofDictionary}:`],
    ["a hash without colons", "dcb", ofDictionary],
    ["a hash that is too short", "dcb", ":AAAA:"],
    ["a text", "dcb", '"en"'],
    ["several hashes", "dcb", `:${ofDictionary}:, :${ofDictionary}:`],
  ])("is none for %s", (_, accepted, available) => {
    expect(named(accepted, available)).toBeNull();
  });

  test("is none without the header", () => {
    expect(availableDictionary(new Headers({ "Accept-Encoding": "dcb" }))).toBeNull();
  });
});
