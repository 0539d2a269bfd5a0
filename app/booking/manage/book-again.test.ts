import { expect, test } from "vitest";
import { formDefaults } from "~/booking/form/booking-section.server";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";
import { bookAgainPath } from "./book-again";

test("a booking is booked again with its car, places and extras, and without its dates", () => {
  const path = bookAgainPath(
    bookingForMessage({
      vehicle: "Mazda 3",
      lines: [
        { kind: "rental", days: 5, dailyRate: 40, amount: 200 },
        { kind: "childSeat", quantity: 2, amount: 40 },
        { kind: "extra", name: { en: "Roof tent", ka: "კარავი" }, quantity: 1, amount: 15 },
      ],
    }),
  );
  const { searchParams, hash } = new URL(path, "https://mgzavri.example");
  expect(hash).toBe("#booking");
  const values = formDefaults(searchParams, []);
  expect(values).toMatchObject({
    vehicle: "Mazda 3",
    pickup: "Tbilisi Airport",
    return: "Tbilisi",
    "extra-child-seat": "2",
    "extra-Roof%20tent": "1",
  });
  expect(values).not.toHaveProperty("pickupDate");
});
