/** Paths of each kind of public page, one of each. */
export const PUBLIC_PATHS = [
  "/",
  "/all-cars",
  "/all-cars?type=suv&from=2030-06-10&to=2030-06-12",
  "/compare?cars=1,2",
  "/cars/1",
  "/faq",
  "/tbilisi",
  "/guides",
  "/guides/do-you-need-4x4-georgia",
  "/blog",
  "/blog?guide=kazbegi",
  "/terms",
  "/privacy-policy",
  "/zoom-examples",
  "/bookings",
];
