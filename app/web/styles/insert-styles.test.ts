import { expect, test } from "vitest";
import { insertStyles } from "./insert-styles";

test.each([
  ['<link rel="stylesheet" href="/a.css"/></head>', "its style sheet"],
  ["</head><p>A page</p>", "the end of its head, without a style sheet"],
  ["", "its end, if it is a head without a style sheet"],
])("styles are put before %s (%s)", (rest) => {
  const html = insertStyles(`<head><title>A</title>${rest}`, ".a{content:'$&'}");
  expect(html).toBe(`<head><title>A</title><style>.a{content:'$&'}</style>${rest}`);
});
