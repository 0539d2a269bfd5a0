import { expect, it } from "vitest";
import { drawingSources } from "./drawing-sources";

it("has a small AVIF of a car's drawing, for phones", () => {
  expect(drawingSources("/pictures/cars/toyota-rav4-2019/card.svg")).toEqual({
    sources: [
      {
        type: "image/avif",
        media: "(max-width: 30rem)",
        srcSet: "/pictures/cars/toyota-rav4-2019/card.avif",
      },
    ],
  });
});

it.each([
  "/pictures/cars/placeholder.svg",
  "/pictures/bodies/suv.svg",
  "/photos/0a1b2c-640.jpg",
  "https://example.com/pictures/cars/toyota-rav4-2019/card.svg",
])("has none of %s", (src) => {
  expect(drawingSources(src)).toEqual({});
});
