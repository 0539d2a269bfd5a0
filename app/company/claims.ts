/**
 * What the company says of itself and promises, in its own words (specification 2 and 9). Nothing
 * enforces it: an operator edits it here, and every text follows.
 */
export const CLAIMS = {
  foundedYear: 2015,
  /** More customers than. */
  customers: 5000,
  /** Vehicles, or more. */
  vehicles: 50,
  /** Stars of five. */
  averageRating: 5,
  /** USD a day that a usual rental costs; special cars cost less or more. */
  usualPrices: { from: 35, to: 90 },
  /** Rentals of so many days or more cost so many percent less a day. */
  longRental: { days: 5, from: 10, to: 30 },
  /** USD, given back when the car comes back in good condition; no credit card needed. */
  deposit: { from: 50, to: 100 },
  /** Years; larger vehicles ask for the higher age. */
  driverAge: { from: 21, to: 23 },
  experienceYears: 2,
  /** Hours before the pick-up until which cancelling is free, and visitors may do it themselves. */
  freeCancellationHours: 48,
  /** USD a day on top of the car. */
  driver: { from: 80, to: 100 },
  /** Hours to allow before a flight for the return. */
  returnBeforeFlightHours: 3,
  /** Months in which to book ahead, 1 to 12, both included. */
  highSeason: { from: 6, to: 8 },
  /** Percent, in the words of the dialog that is never shown. */
  leavingDiscount: 10,
} as const;
