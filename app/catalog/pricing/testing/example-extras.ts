import type { Extra } from "~/catalog/pricing/extras";

/** The extras of a new site, with the prices of the specification. */
export const EXAMPLE_EXTRAS: readonly [Extra, Extra] = [
  {
    slug: "child-seat",
    name: { en: "Child seat", ka: "ბავშვის სავარძელი" },
    price: 20,
    perDay: false,
    max: 1,
    isOffered: true,
  },
  {
    slug: "ski-rack",
    name: { en: "Ski rack", ka: "თხილამურის სამაგრი" },
    price: 25,
    perDay: false,
    max: 1,
    isOffered: true,
  },
];

export const TENT: Extra = {
  slug: "roof-tent",
  name: { en: "Roof tent", ka: "სახურავის კარავი" },
  price: 12.5,
  perDay: true,
  max: 2,
  isOffered: true,
};

export const WIFI: Extra = {
  slug: "wi-fi",
  name: { en: "Wi-Fi", ka: "ინტერნეტი" },
  price: 10,
  perDay: false,
  max: 1,
  isOffered: true,
};
