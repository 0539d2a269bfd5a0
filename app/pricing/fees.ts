import type { Location } from "./locations";

/** Delivery fee in GEL by pick-up location (specification 9). */
export const DELIVERY_FEES: Readonly<Record<Location, number>> = {
  Tbilisi: 0,
  "Tbilisi Airport": 45,
  "Kutaisi Airport": 150,
  Batumi: 200,
  Other: 0,
};

/** Kutaisi Airport is served for rentals of at least this many days; shorter ones get a notice. */
export const KUTAISI_MIN_DAYS = 7;
