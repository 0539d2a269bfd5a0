import { expect, test } from "vitest";
import type { CarChoice } from "~/catalog/fleet/car";
import { withFewPictures } from "./load-fleet.server";

const choices = Array.from({ length: 60 }, (_, index) => ({
  name: `Car ${index}`,
  formerNames: [],
  image: `/pictures/${index}.webp`,
  photo: { hash: String(index) },
})) as unknown as CarChoice[];

test("only the first cars and the selected one have pictures and photos", () => {
  const found = withFewPictures(choices, "Car 55");
  const pictured = found.filter(({ image, photo }) => image !== null && photo !== null);
  expect(pictured).toEqual([...choices.slice(0, 48), choices[55]]);
  const others = found.filter((choice) => !pictured.includes(choice));
  expect(others.every(({ image, photo }) => image === null && photo === null)).toBe(true);
});
