/** Daily rates in USD by vehicle type, from `minDays` rental days on (specification 9). */
export const seedRates = [
  { vehicleType: "sedan", minDays: 1, dailyRate: 50 },
  { vehicleType: "sedan", minDays: 2, dailyRate: 45 },
  { vehicleType: "sedan", minDays: 4, dailyRate: 40 },
  { vehicleType: "sedan", minDays: 11, dailyRate: 35 },
  { vehicleType: "suv", minDays: 1, dailyRate: 55 },
  { vehicleType: "suv", minDays: 2, dailyRate: 50 },
  { vehicleType: "suv", minDays: 4, dailyRate: 45 },
  { vehicleType: "suv", minDays: 11, dailyRate: 40 },
] as const;

/** The rates of exchange of the example: for one US dollar, as of the day on which a database is seeded. */
export const EXAMPLE_EXCHANGE = { GEL: 2.72, EUR: 0.86, isExample: true } as const;
