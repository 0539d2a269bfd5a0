import { LANGUAGE_PARAMETER, LANGUAGES } from "~/web/i18n/languages";
import type { Page } from "./page";
import { OFFICE } from "./roles";

/** The language of the texts in a response. */
const lng = { [LANGUAGE_PARAMETER]: LANGUAGES };

export const API_PAGES = [
  { id: "apiDocument", pattern: "/api/openapi.json", area: "api", settings: false },
  { id: "apiCars", pattern: "/api/cars", area: "api", query: lng, settings: false },
  {
    id: "apiCar",
    pattern: "/api/cars/:id",
    area: "api",
    segments: { id: /^[1-9]\d{0,9}$/ },
    query: lng,
    settings: false,
  },
  { id: "apiAvailability", pattern: "/api/availability", area: "api", settings: false },
  { id: "apiTrackVisit", pattern: "/api/track-visit", area: "api", settings: false },
  { id: "apiAnalytics", pattern: "/api/analytics", area: "api", roles: OFFICE, settings: false },
  { id: "apiBooking", pattern: "/api/booking", area: "api", settings: false },
  { id: "apiBookings", pattern: "/api/bookings", area: "api", roles: OFFICE },
  { id: "apiBookingStatus", pattern: "/api/bookings/:id/status", area: "api", roles: OFFICE },
  { id: "apiBookingVehicle", pattern: "/api/bookings/:id/vehicle", area: "api", roles: OFFICE },
  { id: "apiBookingOut", pattern: "/api/bookings/:id/out", area: "api", roles: OFFICE },
  { id: "apiBookingReturned", pattern: "/api/bookings/:id/returned", area: "api", roles: OFFICE },
  { id: "apiBlocks", pattern: "/api/blocks", area: "api", roles: OFFICE },
  { id: "apiBlock", pattern: "/api/blocks/:id", area: "api", roles: OFFICE },
] as const satisfies readonly Page[];
