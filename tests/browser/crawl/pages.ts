import { REGION_IDS, CITY_IDS, GUIDE_IDS } from "../../../app/web/pages/address-values";

const WAY = ["BreadcrumbList"];
const GUIDE = ["Article", "BreadcrumbList"];
const CITY = ["AutoRental", "BreadcrumbList"];

/** Every public page, with a single car, and the types of its structured data. */
export const PAGES: readonly { path: string; data: string[] }[] = [
  { path: "/", data: ["AutoRental", "WebSite"] },
  { path: "/all-cars", data: WAY },
  { path: "/cars/1", data: ["Product", "BreadcrumbList"] },
  { path: "/blog", data: WAY },
  ...REGION_IDS.map((region) => ({ path: `/blog?guide=${region}`, data: GUIDE })),
  { path: "/guides", data: WAY },
  ...GUIDE_IDS.map((id) => ({ path: `/guides/${id}`, data: GUIDE })),
  ...CITY_IDS.map((city) => ({ path: `/${city}`, data: CITY })),
  { path: "/faq", data: ["FAQPage", "BreadcrumbList"] },
  { path: "/privacy-policy", data: WAY },
  { path: "/terms", data: WAY },
  { path: "/bookings", data: [] },
  { path: "/zoom-examples", data: [] },
  { path: "/ga-test", data: [] },
];
