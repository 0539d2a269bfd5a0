/** Pick-up and return locations: values in forms, addresses, API and database. */
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
