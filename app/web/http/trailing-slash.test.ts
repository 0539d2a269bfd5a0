import { expect, test } from "vitest";
import { withoutTrailingSlash } from "./trailing-slash.server";

test.each([
  ["/", "/"],
  ["/faq", "/faq"],
  ["/faq/", "/faq"],
  ["/faq///", "/faq"],
  ["/guides/a/", "/guides/a"],
  ["//evil.example/", "/evil.example"],
  ["//", "/"],
  ["////faq///x//", "/faq///x"],
])("%s is %s", (pathname, path) => {
  expect(withoutTrailingSlash(pathname)).toBe(path);
});
