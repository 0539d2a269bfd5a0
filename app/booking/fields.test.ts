import { expect, test } from "vitest";
import { bookingSchema } from "./booking.schema";
import { INPUT_FIELDS } from "./fields";

test("the schema has exactly the fields of the form", () => {
  expect(INPUT_FIELDS.toSorted()).toEqual(Object.keys(bookingSchema.shape).toSorted());
});
