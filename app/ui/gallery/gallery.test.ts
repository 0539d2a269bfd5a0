import { expect, test } from "vitest";
import { readGalleryMode } from "./gallery";

test.each([
  ["", "medium-zoom"],
  ["mode=medium-zoom", "medium-zoom"],
  ["mode=image-gallery", "image-gallery"],
  ["mode=hover-zoom", "hover-zoom"],
  ["mode=toString", "medium-zoom"],
  ["mode=", "medium-zoom"],
])("?%s selects %s", (search, mode) => {
  expect(readGalleryMode(new URLSearchParams(search))).toBe(mode);
});
