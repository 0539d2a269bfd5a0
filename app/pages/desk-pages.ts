import type { Page } from "./page";
import { ALL_STAFF, OFFICE, OWNERS } from "./roles";

/** Of a model or vehicle. */
const FLEET_ID = /^[1-9]\d{0,8}$/;

export const DESK_PAGES = [
  { id: "desk", pattern: "/admin", area: "desk", roles: OFFICE },
  { id: "deskToday", pattern: "/admin/today", area: "desk", roles: ALL_STAFF },
  { id: "deskCalendar", pattern: "/admin/calendar", area: "desk", roles: OFFICE },
  { id: "deskBlock", pattern: "/admin/calendar/block", area: "desk", roles: OFFICE },
  { id: "deskFeeds", pattern: "/admin/calendar/feeds", area: "desk", roles: OFFICE },
  { id: "deskExport", pattern: "/admin/bookings.csv", area: "desk", roles: OFFICE },
  { id: "deskNewBooking", pattern: "/admin/bookings/new", area: "desk", roles: OFFICE },
  {
    id: "deskBooking",
    pattern: "/admin/bookings/:id",
    area: "desk",
    segments: { id: /^[1-9]\d{0,18}$/ },
    roles: ALL_STAFF,
  },
  { id: "deskAccount", pattern: "/admin/account", area: "desk", roles: ALL_STAFF },
  { id: "deskAccounts", pattern: "/admin/accounts", area: "desk", roles: OWNERS },
  { id: "deskConfirm", pattern: "/admin/confirm", area: "desk", roles: ALL_STAFF },
  { id: "deskPasskey", pattern: "/admin/passkey.json", area: "desk", roles: ALL_STAFF },
  { id: "deskSecurity", pattern: "/admin/security", area: "desk", roles: OWNERS },
  { id: "deskPerson", pattern: "/admin/person", area: "desk", roles: OWNERS },
  { id: "deskPersonExport", pattern: "/admin/person.json", area: "desk", roles: OWNERS },
  { id: "deskPrices", pattern: "/admin/prices", area: "desk", roles: OFFICE },
  { id: "deskSettings", pattern: "/admin/settings", area: "desk", roles: OWNERS },
  { id: "deskContent", pattern: "/admin/content", area: "desk", roles: OFFICE },
  {
    id: "deskContentSection",
    pattern: "/admin/content/:section",
    area: "desk",
    segments: { section: ["announcement", "services", "about", "claims", "insurance"] },
    roles: OFFICE,
  },
  {
    id: "deskReview",
    pattern: "/admin/content/reviews/:id",
    area: "desk",
    segments: { id: /^(?:new|[1-9]\d{0,8})$/ },
    roles: OFFICE,
  },
  { id: "deskImport", pattern: "/admin/import", area: "desk", roles: OWNERS },
  { id: "deskSiteExport", pattern: "/admin/export.json", area: "desk", roles: OWNERS },
  { id: "deskCsvExport", pattern: "/admin/export.csv", area: "desk", roles: OWNERS },
  { id: "deskSetup", pattern: "/admin/setup", area: "desk", roles: OWNERS },
  { id: "deskEmptyExample", pattern: "/admin/setup/example", area: "desk", roles: OWNERS },
  { id: "deskFleet", pattern: "/admin/fleet", area: "desk", roles: OFFICE },
  { id: "deskNewModel", pattern: "/admin/fleet/new", area: "desk", roles: OFFICE },
  {
    id: "deskModel",
    pattern: "/admin/fleet/:id",
    area: "desk",
    segments: { id: FLEET_ID },
    roles: OFFICE,
  },
  {
    id: "deskArchiveModel",
    pattern: "/admin/fleet/:id/archive",
    area: "desk",
    segments: { id: FLEET_ID },
    roles: OFFICE,
  },
  {
    id: "deskVehicle",
    pattern: "/admin/fleet/:id/vehicles/:vehicle",
    area: "desk",
    segments: { id: FLEET_ID, vehicle: FLEET_ID },
    roles: OFFICE,
  },
] as const satisfies readonly Page[];
