import type { PageTexts } from "~/texts/page-texts";

/** A car of the example's fleet, which seeds an empty database. */
export type SeedCar = {
  /** The key of its texts. */
  name: keyof PageTexts["examples"]["cars"];
  year: number;
  driveType: "FWD" | "RWD" | "AWD" | "4x4";
  transmission: "Automatic" | "Manual" | "CVT";
  /** The label in litres: "2.5L". */
  engine: string;
  /** The displacement: "2488 cc". */
  engineSize: string;
  passengers: number;
  /** How many suitcases the boot takes with all seats up, as its description says; 1 for a few soft bags. */
  bags: number;
  fuelType: "Petrol" | "Diesel" | "Hybrid";
  /** The combined consumption: "8.5 L/100 km". */
  fuelConsumption: string;
  insuranceIncluded: boolean;
  /** How many vehicles of this model the company owns. */
  units: number;
  sortOrder: number;
  /** USD a day from `minDays` rental days on. Null stands for the rates of its type. */
  ratePlan: { minDays: number; dailyRate: number }[] | null;
};
