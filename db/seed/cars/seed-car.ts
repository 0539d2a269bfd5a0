/** A car of the first fleet, which seeds an empty database. */
export type SeedCar = {
  name: string;
  year: number;
  driveType: "FWD" | "RWD" | "AWD" | "4x4";
  transmission: "Automatic" | "Manual" | "CVT";
  /** The label in litres: "2.5L". */
  engine: string;
  /** Displacement: "2488 cc". */
  engineSize: string;
  passengers: number;
  fuelType: "Petrol" | "Diesel" | "Hybrid";
  /** Combined: "8.5 L/100 km". */
  fuelConsumption: string;
  insuranceIncluded: boolean;
  description: { en: string; ka: string };
  /** A short comma-separated list; null for a plain car. */
  additionalFeatures: { en: string; ka: string } | null;
  /** Cars of this model that the firm owns. */
  units: number;
  sortOrder: number;
  /** USD a day from `minDays` rental days on; null: the rates of its type. */
  ratePlan: { minDays: number; dailyRate: number }[] | null;
};
