import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { testSite } from "~/catalog/company/testing/test-site";
import { loadConfirmation } from "./confirmation.server";

const database = useTestDatabase();

const load = (token: string, now: Date) =>
  loadConfirmation(testStore(database.sql), token, { site: testSite, lang: "en", now });

const KUTAISI_SHORT = {
  kind: "shortForPlace",
  name: { en: "Kutaisi Airport", ka: "ქუთაისის აეროპორტი" },
  days: 7,
};

test("has the booking, its terms, and its notices at the time of booking", async () => {
  const input = bookingInput({ pickup: "Kutaisi Airport", pickupTime: "08:00" });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  const { token, ...booking } = placed.booking;
  // The rental is in the past now, but was not when it was booked.
  const confirmation = await load(token, new Date("2040-01-01T00:00:00Z"));
  expect(confirmation).toEqual({
    booking: { ...booking, car: expect.objectContaining({ isAssigned: false }) },
    token,
    notices: [KUTAISI_SHORT, "outsideOfficeHours"],
    terms: expect.arrayContaining([expect.objectContaining({ key: "payment" })]),
    isReceiptRefused: false,
    reply: expect.objectContaining({ isOverdue: true }),
  });
  // The last day of cancelling has passed.
  expect(confirmation?.terms.map(({ key }) => key)).not.toContain("cancellation");
});

test.each(["", "1", "A".repeat(22), "%00", "' or true--", "x".repeat(10_000)])(
  "there is none for the token %s",
  async (token) => {
    expect(await load(token, new Date("2030-01-01T08:00:00Z"))).toBeNull();
  },
);
