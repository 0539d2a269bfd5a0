import { expect, test } from "vitest";
import { pagePath } from "./local-path";

test.each([
  ["/", "/"],
  ["/_.data", "/"],
  ["/_root.data", "/"],
  ["/all-cars", "/all-cars"],
  ["/all-cars.data", "/all-cars"],
  ["/guides/_.data", "/guides/"],
  ["/cars/1.data.data", "/cars/1.data"],
])("%s is a request for the page %s", (pathname, page) => {
  expect(pagePath({ pathname })).toBe(page);
});
