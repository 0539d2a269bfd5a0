import { href } from "react-router";

const section = (id: string) => ({ pathname: href("/"), hash: `#${id}` });

/** The targets of links in header and footer. Their texts are in `site.nav`. */
export const NAV_TARGETS = {
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

export type PageName = keyof typeof NAV_TARGETS;
