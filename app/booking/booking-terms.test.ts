import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { createBookingStore } from "~/booking/events/booking-store.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testSecret } from "~/booking/testing/test-store";
import { EXAMPLE_CLAIMS } from "~/catalog/company/company-numbers";
import { promisesWithout } from "~/catalog/company/promises";
import { EXAMPLE_TERMS } from "~/catalog/terms/company-terms";
import type { TermsCompany } from "~/catalog/terms/terms";
import { findAcceptedTerms, findTermsWithModel } from "./booking-terms.queries.server";

const database = useTestDatabase();

const said: TermsCompany = {
  claims: EXAMPLE_CLAIMS,
  promises: promisesWithout([]),
  terms: EXAMPLE_TERMS,
  currency: "USD",
};

function withHours(freeCancellationHours: number): TermsCompany {
  return { ...said, claims: { ...EXAMPLE_CLAIMS, freeCancellationHours } };
}

let guests = 0;

async function book(company: TermsCompany | null, vehicle = "Toyota RAV4") {
  guests += 1;
  const store = createBookingStore(database.sql, [], testSecret, { terms: () => company });
  const input = bookingInput({ name: `Guest ${guests}`, vehicle });
  const placed = await placeBooking(store, input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

const accepted = (id: number) => findAcceptedTerms(database.sql, id);

test("a booking keeps the terms that were shown, whatever the company says later", async () => {
  const { id } = await book(withHours(48));
  const before = await accepted(id);
  expect(before?.terms).toContainEqual(expect.objectContaining({ key: "cancellation", hours: 48 }));
  await database.sql`update cars set deposit = 999 where name = 'Toyota RAV4'`;
  const later = await accepted((await book(withHours(24))).id);
  expect(await accepted(id)).toEqual(before);
  expect(later?.version).not.toBe(before?.version);
  expect(later?.terms).toContainEqual(expect.objectContaining({ key: "deposit", from: 999 }));
});

test("bookings with the same terms of the company have one version, also the first ones at once", async () => {
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => (await book(withHours(36))).id),
  );
  const versions = await Promise.all(ids.map(async (id) => (await accepted(id))?.version));
  expect(new Set(versions).size).toBe(1);
  const [row] = await database.sql`
    select terms from terms_versions where id = ${versions[0]!}`;
  expect(row?.terms).toEqual(withHours(36));
});

test("another model has its own terms, by what the company said when the booking was made", async () => {
  const { sql } = database;
  await sql`update cars set deposit = 70 where name = 'Mazda 3'`;
  const booking = await book(withHours(12));
  const [model] = await sql<{ id: number }[]>`select id from cars where name = 'Mazda 3'`;
  const terms = await findTermsWithModel(sql, booking, model!.id);
  expect(terms).toContainEqual(expect.objectContaining({ key: "deposit", from: 70, to: 70 }));
  expect(terms).toContainEqual(expect.objectContaining({ key: "cancellation", hours: 12 }));
});

test("a booking of which no terms are known has none", async () => {
  const booking = await book(null);
  expect(await accepted(booking.id)).toBeNull();
  expect(await findTermsWithModel(database.sql, booking, null)).toBeNull();
});
