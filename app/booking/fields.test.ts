import { expect, test } from "vitest";
import { bookingSchema } from "./booking.schema";
import { INPUT_FIELDS } from "./fields";

test("the schema checks the fields of the form, and no others", () => {
  expect(INPUT_FIELDS.toSorted()).toEqual(Object.keys(bookingSchema.shape).toSorted());
});
