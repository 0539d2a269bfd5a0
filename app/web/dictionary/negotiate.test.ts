import { expect, test } from "vitest";
import type { Dictionaries } from "./dictionaries.server";
import { createDictionary } from "./dictionary.server";
import { negotiateDictionary } from "./negotiate.server";

const [english, georgian, yesterdays] = [
  createDictionary("en", "pages"),
  createDictionary("ka", "გვერდები"),
  createDictionary("en", "yesterday's pages"),
];

const dictionaries: Dictionaries = {
  current: (name) => (name === "en" ? english : null),
  find: (hash) => [english, georgian, yesterdays].find((known) => known.hash.equals(hash)) ?? null,
  load: () => Promise.resolve(null),
};

const link = `</dictionary/${english.hash.toString("base64url")}/en>; rel="compression-dictionary"`;

const having = ({ hash }: { hash: Buffer }) => ({
  "Accept-Encoding": "gzip, br, dcb",
  "Available-Dictionary": `:${hash.toString("base64")}:`,
});

test.each([
  ["a browser without a dictionary", { "Accept-Encoding": "gzip, br" }, null, link],
  ["one with it", having(english), english, null],
  ["one with an older one", having(yesterdays), yesterdays, null],
  ["one with that of another language", having(georgian), georgian, link],
  ["one with an unknown one", having(createDictionary("en", "other")), null, link],
  ["one that saves data", { "Save-Data": "on" }, null, null],
])("for %s", (_, headers, dictionary, expected) => {
  const request = new Request("http://localhost/", { headers: headers as Record<string, string> });
  expect(negotiateDictionary(request, "en", dictionaries)).toEqual({ dictionary, link: expected });
});

test("there is no link until the dictionary is rendered", () => {
  const request = new Request("http://localhost/?lng=ka");
  expect(negotiateDictionary(request, "ka", dictionaries)).toEqual({
    dictionary: null,
    link: null,
  });
});

test("there is nothing to negotiate without dictionaries", () => {
  const request = new Request("http://localhost/", { headers: having(english) });
  expect(negotiateDictionary(request, "en", null)).toEqual({ dictionary: null, link: null });
});
