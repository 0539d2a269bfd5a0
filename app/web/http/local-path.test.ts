import { expect, test } from "vitest";
import { localPath } from "./local-path";

const BASE = "https://mgzavri.example/language";

test.each([
  ["/", "/"],
  ["/all-cars", "/all-cars"],
  ["/all-cars?type=suv&price=mid", "/all-cars?type=suv&price=mid"],
  ["/cars/5#specs", "/cars/5"],
  // A language in the address would override the one being chosen.
  ["/?lng=en", "/"],
  ["/all-cars?type=suv&lng=ka", "/all-cars?type=suv"],
  ["/blog?guide=%E1%83%90", "/blog?guide=%E1%83%90"],
])("%s leads to %s", (value, path) => {
  expect(localPath(value, BASE)).toBe(path);
});

test.each([
  null,
  "",
  "all-cars",
  "https://evil.example/",
  "https://mgzavri.example/all-cars",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "javascript:alert(1)",
  "http://[",
  new File([], "file"),
  `/${"a".repeat(2_000)}`,
  `/?${"ა".repeat(300)}`,
])("%j leads to the home page", (value) => {
  expect(localPath(value, BASE)).toBe("/");
});

test.each(["/.//evil.example", "/..//evil.example", "/./\\evil.example", "/a/..//evil.example"])(
  "%s stays on this site",
  (value) => {
    const path = localPath(value, BASE);
    expect(new URL(path, BASE).host).toBe("mgzavri.example");
    expect(path).toBe("/evil.example");
  },
);
