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
