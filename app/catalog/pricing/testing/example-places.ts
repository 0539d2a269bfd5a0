import type { Place } from "~/catalog/pricing/places";

/** The places of the example fleet. */
export const EXAMPLE_PLACES: readonly Place[] = [
  { slug: "tbilisi", name: { en: "Tbilisi", ka: "თბილისი" }, fee: 0, minDays: 1 },
  {
    slug: "tbilisi-airport",
    name: { en: "Tbilisi Airport", ka: "თბილისის აეროპორტი" },
    fee: 45,
    minDays: 1,
  },
  {
    slug: "kutaisi-airport",
    name: { en: "Kutaisi Airport", ka: "ქუთაისის აეროპორტი" },
    fee: 150,
    minDays: 7,
  },
  { slug: "batumi", name: { en: "Batumi", ka: "ბათუმი" }, fee: 200, minDays: 1 },
];
