import { href } from "react-router";

const section = (id: string) => ({ pathname: href("/"), hash: `#${id}` });

/** Where header and footer lead; their words are `site.nav` and `site.cities`. */
export const PAGES = {
  cars: section("cars"),
  allCars: href("/all-cars"),
  booking: section("booking"),
  services: section("services"),
  about: section("about"),
  contact: section("contact"),
  guides: href("/guides"),
  blog: href("/blog"),
  faq: href("/faq"),
  privacy: href("/privacy-policy"),
  terms: href("/terms"),
  findBooking: href("/bookings"),
} as const;

export type PageName = keyof typeof PAGES;
