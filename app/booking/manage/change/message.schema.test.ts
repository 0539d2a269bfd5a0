import { expect, test } from "vitest";
import { messageSchema } from "~/booking/manage/my-booking-action.server";

const read = (message: unknown) => messageSchema.safeParse({ message });

test.each([
  ["A child seat, please", "A child seat, please"],
  [" one\r\ntwo\t", "one\ntwo"],
  ["x".repeat(1000), "x".repeat(1000)],
])("%j is a message", (typed, message) => {
  expect(read(typed).data).toEqual({ message });
});

test.each([
  ["", "ownBooking.errors.message"],
  [" \r\n ", "ownBooking.errors.message"],
  [undefined, "ownBooking.errors.message"],
  ["x".repeat(1001), "ownBooking.errors.tooLong"],
  ["NUL \0", "ownBooking.errors.unprintable"],
])("%j is no message: %s", (typed, error) => {
  expect(read(typed).error?.issues.map(({ message }) => message)).toEqual([error]);
});
