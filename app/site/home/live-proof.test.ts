import { expect, test } from "vitest";
import { visitStore } from "~/site/visits/visits.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { businessInstant } from "~/web/calendar";
import { useTestDatabase } from "#db/testing/test-database";
import { liveProof } from "./load-home.server";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();

test("live counters are the viewers of five minutes and the bookings of the day in Georgia", async () => {
  const { sql } = database;
  const now = businessInstant("2026-11-20", "00:02");
  const seen = { page: "home", device: "mobile", country: "GE", userAgent: "Chrome" } as const;
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  // One of these visitors came before midnight.
  const store = visitStore(sql);
  await store([
    { ...seen, address: "10.0.0.1", at: now },
    { ...seen, address: "10.0.0.2", at: ago(180) },
    { ...seen, address: "10.0.0.3", at: ago(600) },
  ]);
  for (const [email, time] of [
    ["a@example.com", "00:01"],
    ["b@example.com", "23:59"],
  ] as const) {
    await placeBooking(testStore(sql), bookingInput({ email }), { lang: "en" });
    const day = time === "00:01" ? "2026-11-20" : "2026-11-19";
    await sql`
      update bookings set created_at = ${businessInstant(day, time)} where email = ${email}`;
  }
  expect(await liveProof(sql, now)).toEqual({ viewers: 2, bookingsToday: 1 });
});
