import { expect, test } from "vitest";
import { bookingBody, postBooking, signIn, useSite } from "./site-fixture";

const fixture = useSite();

test("a booking is stored with the server's price, whatever the body claims", async () => {
  const response = await postBooking(fixture.site, bookingBody({ totalPrice: 1, rentalDays: 1 }));
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    rentalDays: 5,
    pricePerDay: 45,
    totalPrice: 225,
    deliveryFee: 45,
    status: "pending",
  });
});

test("staff see the bookings, newest first", async () => {
  const Cookie = await signIn(fixture.site);
  const response = await fetch(`${fixture.site.url}/api/bookings`, { headers: { Cookie } });
  expect(response.status).toBe(200);
  expect((await response.json()).length).toBeGreaterThan(0);
});
