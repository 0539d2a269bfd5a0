import { expect, test } from "vitest";
import { withoutEndSlash } from "./one-address.server";

test.each([
  ["/", "/"],
  ["/faq", "/faq"],
  ["/faq/", "/faq"],
  ["/faq///", "/faq"],
  ["/guides/a/", "/guides/a"],
  ["//evil.example/", "/evil.example"],
  ["//", "/"],
])("%s is %s", (asked, path) => {
  expect(withoutEndSlash(asked)).toBe(path);
});
