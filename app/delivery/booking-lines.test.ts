import { expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { tripLines } from "./booking-lines";
import { bookingForMessage } from "./testing/booking-for-message";

test.each([
  ["en", "by agreement"],
  ["ka", "შეთანხმებით"],
] as const)("messages in %s say that delivery to another place is %s", (lang, words) => {
  const { t } = i18nFor(lang);
  const lines = tripLines(t, bookingForMessage({ pickup: "Other", deliveryFee: 0 }));
  const label = t("booking.price.delivery");
  expect(lines.filter((line) => line.label === label)).toEqual([{ label, value: words }]);
});

test("messages name the fee of a listed place, and say where it is free", () => {
  const { t } = i18nFor("en");
  const feeOf = (booking: Parameters<typeof bookingForMessage>[0]) =>
    tripLines(t, bookingForMessage(booking)).at(-1)?.value;
  expect(feeOf({ pickup: "Batumi", deliveryFee: 200 })).toBe("200 GEL");
  expect(feeOf({ pickup: "Tbilisi", deliveryFee: 0 })).toBe("free");
});
