import { expect, test } from "vitest";
import { findQuestion } from "./find-question.server";

const NOW = { date: "2030-06-01", time: "10:00" };
const TRIP = {
  pickupDate: "2030-06-10",
  pickupTime: "12:00",
  returnDate: "2030-06-15",
  returnTime: "12:00",
};
const INPUT = { ...TRIP, email: "nino@example.com", phone: "+995555123456" };

test("values that make sense are not asked about", () => {
  expect(findQuestion(INPUT, { asked: "", now: NOW })).toBeNull();
});

test.each([
  ["abcdef", "", "phone"],
  ["------", "dates", "dates,phone"],
  ["12345678901234567", "dates, email", "dates,email,phone"],
  ["abcdef", "phones", "phones,phone"],
])("the phone %j with the questions %j is asked about", (phone, asked, all) => {
  expect(findQuestion({ ...INPUT, phone }, { asked, now: NOW })).toMatchObject({
    errors: { phone: ["booking.questions.phone"] },
    asked: all,
  });
});

test.each([
  ["abcdef", "phone"],
  ["abcdef", "dates, phone"],
  ["555123499", ""],
])("the phone %j with the questions %j is not", (phone, asked) => {
  expect(findQuestion({ ...INPUT, phone }, { asked, now: NOW })).toBeNull();
});

test("all that makes no sense is asked about at once, each once", () => {
  const wrong = {
    ...INPUT,
    returnDate: "2030-06-09",
    email: "anna@gmial.com",
    phone: "call me",
  };
  const first = findQuestion(wrong, { asked: "", now: NOW });
  expect(first).toEqual({
    errors: {
      returnDate: ["booking.questions.dates.reversed"],
      email: ["booking.questions.email"],
      phone: ["booking.questions.phone"],
    },
    values: { suggestion: "anna@gmail.com", days: 90 },
    asked: "dates,email,phone",
  });
  expect(findQuestion(wrong, { asked: first!.asked, now: NOW })).toBeNull();
  expect(findQuestion(wrong, { asked: "", about: ["phone"], now: NOW })).toMatchObject({
    asked: "phone",
  });
});

const HOURS = { opens: "09:00", closes: "21:00" };

test.each([
  // The time of the request, the pick-up, the hours ahead that are confirmed at once, the minimum notice, and whether
  // it is asked about.
  ["10:00", "2030-06-01 12:59", null, 0, true],
  ["10:00", "2030-06-01 13:00", null, 0, false],
  ["20:06", "2030-06-02 03:00", null, 0, true],
  ["20:06", "2030-06-02 03:00", 6, 0, false],
  ["20:06", "2030-06-02 03:00", 6, 7, true],
  ["20:06", "2030-06-02 03:00", 7, 0, true],
  ["20:06", "2030-06-02 12:00", null, 0, false],
])("at %s a pick-up on %s, at once from %s hours on, with a notice of %s", (...row) => {
  const [time, at, atOnceHours, noticeHours, has] = row;
  const [pickupDate = "", pickupTime = ""] = at.split(" ");
  const question = findQuestion(
    { ...INPUT, pickupDate, pickupTime },
    { asked: "", now: { ...NOW, time }, answers: { hours: HOURS, atOnceHours, noticeHours } },
  );
  const errors = { pickupDate: ["booking.questions.dates.soon"] };
  expect(question?.errors ?? null).toEqual(has ? errors : null);
});
