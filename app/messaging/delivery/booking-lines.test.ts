import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { customerLines, tripLines } from "./booking-lines";
import { bookingForMessage } from "./testing/booking-for-message";

test("messages name reference, person, car, trip and price with their labels", () => {
  const { t } = i18nFor("en");
  const booking = bookingForMessage({ return: "Batumi" });
  const lines = [...customerLines(t, booking), ...tripLines(t, booking, null)];
  expect(lines.map(({ label, value }) => [label, value])).toEqual([
    ["Booking reference", "K7M4XQ"],
    ["Full name", "Nino Beridze"],
    ["Phone", "+995 555 12 34 56"],
    ["Email", "nino@example.com"],
    ["Preferred contact", "WhatsApp"],
    ["Vehicle", "Toyota RAV4, SUV"],
    ["Pick-up", "Tbilisi Airport, Monday, 10 June 2030, 12:00"],
    ["Return", "Batumi, Saturday, 15 June 2030, 12:00"],
    ["6 days at $50", "$300"],
    ["Total", "$300"],
    ["Delivery, paid separately", "45 GEL"],
  ]);
});

test.each([
  ["en", "by agreement"],
  ["ka", "შეთანხმებით"],
] as const)("messages in %s say that delivery to another place is %s", (lang, words) => {
  const { t } = i18nFor(lang);
  const lines = tripLines(t, bookingForMessage({ pickup: "Other", deliveryFee: 0 }), null);
  const label = t("booking.price.delivery");
  expect(lines.filter((line) => line.label === label)).toEqual([{ label, value: words }]);
});

test("messages name the fee of a listed place, and say where it is free", () => {
  const { t } = i18nFor("en");
  const feeOf = (booking: Parameters<typeof bookingForMessage>[0]) =>
    tripLines(t, bookingForMessage(booking), null).at(-1)?.value;
  expect(feeOf({ pickup: "Batumi", deliveryFee: 200 })).toBe("200 GEL");
  expect(feeOf({ pickup: "Tbilisi", deliveryFee: 0 })).toBe("free");
});

test("messages name the sum to pay before its parts", () => {
  const exchange = { date: "2030-06-01", GEL: 2.72, EUR: 0.86 };
  const lines = tripLines(i18nFor("en").t, bookingForMessage({ exchange }), null);
  expect(lines.slice(-5)).toEqual([
    { label: "To pay", value: "$316" },
    { label: "6 days at $50", value: "$300" },
    { label: "Total", value: "$300" },
    { label: "Delivery", value: "45 GEL = $16" },
    { label: "Exchange rate", value: "1 USD = 2.72 GEL, 1 June 2030" },
  ]);
});

test("messages name the plate below the car", () => {
  const { t } = i18nFor("en");
  expect(tripLines(t, bookingForMessage(), "AA-001-MG")[1]).toEqual({
    label: "Number plate",
    value: "AA-001-MG",
  });
});
