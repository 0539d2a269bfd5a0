import { expect, test, vi } from "vitest";
import { parsedText } from "./text-schema";

test("a text longer than any value is refused without being parsed", () => {
  const parse = vi.fn<(text: string) => string>((text) => text);
  const schema = parsedText(parse, "booking.errors.pickupDate", "booking.errors.noSuchDate");
  expect(schema.parse(` ${"x".repeat(2_000)} `)).toHaveLength(2_000);
  parse.mockClear();
  const { error } = schema.safeParse("x".repeat(2_001));
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "booking.errors.pickupDate",
    "booking.errors.noSuchDate",
  ]);
  expect(parse).not.toHaveBeenCalled();
});
