/**
 * The company's claims and promises (specification 2 and 9). Nothing enforces them: the operator edits
 * them here, and all texts use them.
 */
export const CLAIMS = {
  foundedYear: 2015,
  /** «More than». */
  customers: 5000,
  /** «Or more». */
  vehicles: 50,
  /** Stars of five. */
  averageRating: 5,
  /** USD a day of a usual rental; special cars cost less or more. */
  usualPrices: { from: 35, to: 90 },
  /** Discount in percent a day for rentals of at least `days`. */
  longRental: { days: 5, from: 10, to: 30 },
  /** USD, refunded if the car is returned in good condition; no credit card needed. */
  deposit: { from: 50, to: 100 },
  /** Years; larger vehicles require the higher age. */
  driverAge: { from: 21, to: 23 },
  experienceYears: 2,
  /** Until this many hours before the pick-up visitors may cancel free of charge, by themselves. */
  freeCancellationHours: 48,
  /** USD a day on top of the car. */
  driver: { from: 80, to: 100 },
  /** Hours to allow before a flight for the return. */
  returnBeforeFlightHours: 3,
  /** Months in which to book ahead, 1 to 12, both included. */
  highSeason: { from: 6, to: 8 },
  /** Percent, in the dialog that is never shown. */
  leavingDiscount: 10,
} as const;
