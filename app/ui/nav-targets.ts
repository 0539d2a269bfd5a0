import { href } from "react-router";

const section = (id: string) => ({ pathname: href("/"), hash: `#${id}` });

/** The targets of links in header and footer. Their texts are in `site.nav`. */
export const NAV_TARGETS = {
  cars: section("cars"),
  allCars: href("/:lng?/all-cars"),
  booking: section("booking"),
  services: section("services"),
  about: section("about"),
  contact: section("contact"),
  guides: href("/:lng?/guides"),
  blog: href("/:lng?/blog"),
  faq: href("/:lng?/faq"),
  privacy: href("/:lng?/privacy-policy"),
  terms: href("/:lng?/terms"),
  findBooking: href("/:lng?/bookings"),
} as const;

export type PageName = keyof typeof NAV_TARGETS;
