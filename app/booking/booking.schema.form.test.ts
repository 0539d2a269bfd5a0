import { describe, expect, test } from "vitest";
import { z } from "zod";
import { bookingFormSchema } from "./booking.schema";
import { bookingInput } from "./testing/booking-input";

describe("the form", () => {
  test.each([
    ["Batumi", "same", "Batumi"],
    ["Batumi", "Tbilisi", "Tbilisi"],
  ])("with the pick-up in %s and the return %j returns to %s", (pickup, back, location) => {
    const { input } = bookingFormSchema.parse({ ...bookingInput(), pickup, return: back });
    expect(input).toEqual(bookingInput({ pickup: "Batumi", return: location }));
  });

  test.each(["", undefined])("has no return location %j", (back) => {
    const { error } = bookingFormSchema.safeParse({ ...bookingInput(), return: back });
    expect(z.flattenError(error!).fieldErrors).toEqual({ return: ["booking.errors.return"] });
  });
});
