import { expect, test } from "vitest";
import { placeOf } from "~/booking/place-of";
import { bookingCar } from "~/booking/testing/booking-car";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";
import { formatWith } from "~/web/i18n/format";
import { i18nFor } from "~/texts/i18n.server";
import { confirmedText } from "./confirmed-text";

const NO_CAR = { isAssigned: false, vehicleId: null, plate: null, number: null };
const OVER = { isPickupPast: true, isOver: true };

const booked = (changes: Parameters<typeof bookingForMessage>[0]) =>
  bookingForMessage({ status: "confirmed", returnDate: "2030-06-16", ...changes });

test.each(["en", "ka"] as const)("who has the car reads when it is due back (%s)", (lang) => {
  const { t } = i18nFor(lang);
  const when = { date: formatWith(t).date("2030-06-16"), time: "12:00" };
  const car = bookingCar({ isHandedOver: true });
  const handedOver = t("ownBooking.car.handedOver");
  // The vehicle may be handed over early too: the pick-up is still ahead then.
  for (const isPickupPast of [false, true]) {
    const booking = booked({ car, isPickupPast, return: "Batumi" });
    const place = placeOf(t, booking, "return");
    expect(confirmedText(t, booking)).toBe(
      `${handedOver} ${t("ownBooking.next.bringBack", { ...when, place })}`,
    );
  }
  expect(confirmedText(t, booked({ car, isPickupPast: true, return: "Other" }))).toBe(
    `${handedOver} ${t("ownBooking.next.bringBackElsewhere", when)}`,
  );
  expect(confirmedText(t, booked({ car, ...OVER }))).toBe(t("ownBooking.next.dueBack", when));
});

test.each([
  ["of the fleet that never had a vehicle", bookingCar(NO_CAR), "noCar"],
  ["of no model", bookingCar({ ...NO_CAR, modelId: null, model: "Other" }), "noCar"],
  ["with a car from elsewhere", bookingCar({ ...NO_CAR, modelId: null, model: "A bus" }), "over"],
  ["with a vehicle, which may be with the customer", bookingCar(), "over"],
] as const)("after its time a booking %s says so", (_, car, key) => {
  const { t } = i18nFor("en");
  expect(confirmedText(t, booked({ car, ...OVER }))).toBe(t(`ownBooking.next.${key}`));
});
