/** The links of the header. */
export const HEADER_ENTRIES = ["cars", "services", "about", "contact", "guides", "blog"] as const;

/** The links of the menu that replaces them on phones. */
export const MENU_ENTRIES = [
  "cars",
  "allCars",
  "services",
  "about",
  "contact",
  "guides",
  "blog",
  "faq",
] as const;
