import { expect, type Visitor } from "./fixtures";

/** Makes a booking from another browser. Resolves with its number, reference and token. */
export async function placeBooking(
  visitor: Visitor,
  changes: Record<string, unknown> = {},
  site = process.env.SITE_URL,
) {
  const body = {
    ...visitor,
    vehicle: "Mazda 3",
    vehicleType: "sedan",
    pickup: "Batumi",
    return: "Batumi",
    pickupDate: "2030-06-10",
    pickupTime: "12:00",
    returnDate: "2030-06-12",
    returnTime: "12:00",
    addSkiRack: true,
    ...changes,
  };
  const response = await fetch(`${site}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  const { id, reference } = (await response.json()) as { id: number; reference: string };
  const cookie = response.headers.getSetCookie().join();
  const [, token = ""] = /bookings=([\w-]{22})/.exec(cookie) ?? [];
  return { number: String(id), reference, token };
}

/** Confirms a booking with the session that all tests share. */
export async function confirmBooking(number: string) {
  const response = await fetch(`${process.env.SITE_URL}/api/bookings/${number}/status`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Cookie: `session=${process.env.STAFF_SESSION}` },
    body: JSON.stringify({ status: "confirmed" }),
  });
  expect(response.status).toBe(200);
}
