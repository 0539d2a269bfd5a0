const WAY = ["BreadcrumbList"];
const GUIDE = ["Article", "BreadcrumbList"];
const CITY = ["AutoRental", "BreadcrumbList"];

/** Every public page, one car for all, with the types of what it tells machines. */
export const PAGES: readonly { path: string; data: string[] }[] = [
  { path: "/", data: ["AutoRental", "WebSite"] },
  { path: "/all-cars", data: WAY },
  { path: "/cars/1", data: ["Product", "BreadcrumbList"] },
  { path: "/blog", data: WAY },
  { path: "/blog?guide=kazbegi", data: GUIDE },
  { path: "/blog?guide=svaneti", data: GUIDE },
  { path: "/blog?guide=batumi", data: GUIDE },
  { path: "/guides", data: WAY },
  { path: "/guides/ultimate-guide-car-rental-georgia", data: GUIDE },
  { path: "/guides/tbilisi-batumi-scenic-drive", data: GUIDE },
  { path: "/guides/do-you-need-4x4-georgia", data: GUIDE },
  { path: "/guides/georgian-mountain-roads-tips", data: GUIDE },
  { path: "/guides/car-rental-prices-georgia-breakdown", data: GUIDE },
  { path: "/guides/tbilisi-airport-car-rental-guide", data: GUIDE },
  { path: "/tbilisi", data: CITY },
  { path: "/batumi", data: CITY },
  { path: "/kutaisi", data: CITY },
  { path: "/faq", data: ["FAQPage", "BreadcrumbList"] },
  { path: "/privacy-policy", data: WAY },
  { path: "/terms", data: WAY },
  { path: "/bookings", data: [] },
  { path: "/zoom-examples", data: [] },
  { path: "/ga-test", data: [] },
];
