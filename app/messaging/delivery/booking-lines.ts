import type { TFunction } from "i18next";
import type { Booking, CustomerPhone } from "~/booking/booking";
import { rowsWithRate } from "~/catalog/fleet/prices/price-breakdown";
import { placeOf } from "~/booking/place-of";
import { carText, carTypeOf, type WithCar } from "~/booking/booking-car";
import { formatWith } from "~/web/i18n/format";
import { isolate, isolateAll } from "~/web/i18n/isolate";

export type Line = { label: string; value: string };

/** Returns the lines with the reference and with personal data, which only staff may read. */
export function customerLines(t: TFunction, booking: Booking): Line[] {
  const { contactPreference } = booking;
  const { name, phone, email } = isolateAll({
    name: booking.name,
    phone: callablePhone(booking),
    email: booking.email,
  });
  return [
    { label: t("booking.confirmation.reference"), value: booking.reference },
    { label: t("booking.fields.name"), value: name },
    { label: t("booking.fields.phone"), value: phone },
    { label: t("booking.fields.email"), value: email },
    {
      label: t("operator.contact"),
      value: t(`booking.contacts.${contactPreference}`),
    },
    ...(booking.flight
      ? [{ label: t("booking.fields.flight"), value: isolate(booking.flight) }]
      : []),
  ];
}

/** Returns a phone as it was typed, and if that is not what is dialled, also the number that is. */
export function callablePhone({ phone, phoneE164 }: CustomerPhone): string {
  const isDialled = phoneE164 === null || phone.replaceAll(/[\s().-]/g, "") === phoneE164;
  return isDialled ? phone : `${phone} (${phoneE164})`;
}

/** Returns the lines with car, trip and price. They contain no free text: safe for an unverified address. */
export function tripLines(
  t: TFunction,
  booking: Booking & WithCar,
  plate: string | null,
  audience: "visitor" | "staff" = "staff",
): Line[] {
  const { date } = formatWith(t);
  const place = (end: "pickup" | "return", day: string, time: string) =>
    `${isolate(placeOf(t, booking, end))}, ${date(day)}, ${time}`;
  const car = carText(t, booking, { audience, type: carTypeOf(booking) });
  return [
    { label: t("booking.fields.vehicle"), value: car },
    ...(plate === null ? [] : [{ label: t("booking.plate"), value: plate }]),
    {
      label: t("ownBooking.voucher.pickup"),
      value: place("pickup", booking.pickupDate, booking.pickupTime),
    },
    {
      label: t("ownBooking.voucher.return"),
      value: place("return", booking.returnDate, booking.returnTime),
    },
    // A customer pays nothing for a cancelled booking.
    ...(audience === "visitor" && booking.status === "cancelled" ? [] : priceLines(t, booking)),
  ];
}

function priceLines(t: TFunction, booking: Booking): Line[] {
  return rowsWithRate(t, booking).map(({ label, value }) => ({ label, value }));
}
