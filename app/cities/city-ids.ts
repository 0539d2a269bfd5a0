export const CITY_IDS = ["tbilisi", "batumi", "kutaisi"] as const;
export type CityId = (typeof CITY_IDS)[number];
