import { expect, test } from "vitest";
import { findQuestion } from "./questions.server";

test.each([
  ["abcdef", "", "phone"],
  ["------", "dates", "dates,phone"],
  ["12345678901234567", "dates, email", "dates,email,phone"],
  ["abcdef", "phones", "phones,phone"],
])("%j with the questions %j is asked about", (phone, asked, all) => {
  expect(findQuestion({ phone }, asked)).toEqual({
    errors: { phone: ["booking.questions.phone"] },
    asked: all,
  });
});

test.each([
  ["abcdef", "phone"],
  ["abcdef", "dates, phone"],
  ["555123499", ""],
])("%j with the questions %j is not", (phone, asked) => {
  expect(findQuestion({ phone }, asked)).toBeNull();
});
