import { expect, test } from "vitest";
import { encodePage } from "./encode-page.server";

const PAGES = [
  { head: "<html>", body: "plain" },
  { head: "", body: "" },
  { head: "ენა: ", body: "ქართული".repeat(1_000) },
  { head: "é", body: "🚗" },
];

test("a response contains both parts of its page, also after others are encoded", async () => {
  const responses = PAGES.map((page) => new Response(encodePage(page)));
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(texts).toEqual(PAGES.map(({ head, body }) => head + body));
});
