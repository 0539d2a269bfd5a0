import { expect, test } from "vitest";
import { encodePage } from "./encode-page.server";

const PAGES = [["<html>", "plain"], [], [""], ["ენა: ", "ქართული".repeat(1_000)], ["é", "🚗"]];

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("a response contains the pieces of its page, also after others are encoded", async () => {
  const responses = PAGES.map((page) => new Response(encodePage(page)));
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(texts).toEqual(PAGES.map((page) => page.join("")));
});

test.each(PAGES.flat())("a piece may be in UTF-8 already, such as %s", (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(decode(encodePage(["<p>", { bytes }, { bytes }, "</p>"]))).toBe(`<p>${text}${text}</p>`);
});
