/** Where a car is handed over or returned, as forms, addresses, API and database spell it. */
export const LOCATIONS = [
  "Tbilisi",
  "Tbilisi Airport",
  "Kutaisi Airport",
  "Batumi",
  "Other",
] as const;
export type Location = (typeof LOCATIONS)[number];

export function isLocation(value: unknown): value is Location {
  return LOCATIONS.some((location) => location === value);
}
