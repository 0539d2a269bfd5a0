import type { Page } from "@playwright/test";
import * as steps from "./steps/desk-calendar-steps";
import * as desk from "./steps/desk-screen-steps";
import { open, openDesk, type Lang } from "./fixtures";
import { askToErase, confirmIfAsked } from "./steps/person-steps";
import * as visitor from "./steps/screen-steps";

/** A screen of visitors or staff. */
export type Screen = {
  /** The name of the screen, for files and test titles. */
  name: string;
  /** The address of the screen, which for some is that of a new booking. */
  path: string | (() => Promise<string>);
  isStaff?: true;
  /** False for a page without scripts. */
  scripts?: false;
  /** Whether only the slow run checks it. The gate has the screens without which nobody books or confirms. */
  isSlow?: true;
  /** The areas that axe checks, as a selector, where another screen has the rest. */
  area?: string;
  /** Steps on the page that lead to the screen. */
  prepare?: (page: Page, lang: Lang) => Promise<void>;
};

/** Opens a screen, without the steps that follow. */
export async function openScreen(page: Page, { path, isStaff, scripts }: Screen, lang: Lang) {
  const address = typeof path === "string" ? path : await path();
  if (isStaff) await openDesk(page, address, lang, scripts);
  else await open(page, address, lang, scripts);
}

/** Every screen of the site, for tests and screenshots. */
export const SCREENS: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "refused-form", path: "/#booking", prepare: visitor.sendEmptyForm, area: "#booking" },
  {
    name: "confirmation",
    path: "/?vehicle=Mazda+3",
    prepare: visitor.book,
    area: "#booking, [role=region][aria-label$='(F8)']",
  },
  { name: "own-booking", path: visitor.newBooking, prepare: visitor.sendMessage },
  {
    name: "own-booking-cancelled",
    path: visitor.newBooking,
    prepare: visitor.cancelOwnBooking,
    isSlow: true,
  },
  { name: "voucher", path: visitor.newVoucher, isSlow: true },
  { name: "find-booking", path: "/bookings", prepare: visitor.lookForNothing, isSlow: true },
  { name: "hybrids", path: "/all-cars?type=hybrid", isSlow: true },
  { name: "all-cars", path: "/all-cars", isSlow: true },
  { name: "fleet-dates", path: "/all-cars?from=2030-06-10&to=2030-06-15", isSlow: true },
  { name: "no-car-fits", path: "/all-cars?type=sedan&price=premium", isSlow: true },
  { name: "few-filters", path: "/all-cars?drive=4x4&seats=8&fuel=electric", isSlow: true },
  { name: "compare", path: "/compare?cars=1,2,3&from=2030-06-10&to=2030-06-15" },
  { name: "compare-one", path: "/compare?cars=1", isSlow: true },
  { name: "car", path: "/cars/1" },
  { name: "car-dates", path: "/cars/1?from=2030-06-10&to=2030-06-15", isSlow: true },
  {
    name: "form-with-terms",
    path: "/?vehicle=Toyota+RAV4&from=2030-06-10&to=2030-06-15",
    area: "#booking",
    isSlow: true,
  },
  { name: "car-specs", path: "/cars/1#specs", isSlow: true },
  { name: "missing-car", path: "/cars/999999", isSlow: true },
  { name: "zoom", path: "/zoom-examples", isSlow: true },
  { name: "slideshow", path: "/zoom-examples?mode=image-gallery", isSlow: true },
  { name: "hover-zoom", path: "/zoom-examples?mode=hover-zoom", isSlow: true },
  { name: "guides", path: "/guides", isSlow: true },
  { name: "guide", path: "/guides/georgian-mountain-roads-tips", isSlow: true },
  { name: "faq", path: "/faq#prices", isSlow: true },
  { name: "privacy", path: "/privacy-policy", isSlow: true },
  { name: "terms", path: "/terms", isSlow: true },
  { name: "tbilisi", path: "/tbilisi", isSlow: true },
  { name: "blog", path: "/blog", isSlow: true },
  { name: "regional-guide", path: "/blog?guide=svaneti", isSlow: true },
  { name: "ga-test", path: "/ga-test", isSlow: true },
  { name: "gate", path: "/admin" },
  { name: "today", path: desk.newToday, isStaff: true, prepare: desk.openConfirmDialog },
  { name: "calendar", path: steps.calendarScreen, isStaff: true, isSlow: true },
  { name: "calendar-quarter", path: "/admin/calendar?days=90", isStaff: true, isSlow: true },
  {
    name: "block",
    path: steps.blockAddress,
    isStaff: true,
    prepare: steps.sendNoNote,
    isSlow: true,
  },
  {
    name: "feeds",
    path: steps.feedsScreen,
    isStaff: true,
    prepare: steps.sendNoCalendar,
    isSlow: true,
  },
  {
    name: "new-booking",
    path: () => steps.newBookingAddress(),
    isStaff: true,
    prepare: steps.sendNoCustomer,
    isSlow: true,
  },
  {
    name: "return",
    path: steps.returnScreen,
    isStaff: true,
    prepare: steps.openCarForms,
    isSlow: true,
  },
  {
    name: "model-of-booking",
    path: steps.modelScreen,
    isStaff: true,
    prepare: steps.saveNoModel,
    isSlow: true,
  },
  {
    name: "move-preview",
    path: steps.previewScreen,
    isStaff: true,
    area: "[aria-labelledby=move-preview]",
    isSlow: true,
  },
  { name: "more", path: "/admin", isStaff: true, prepare: desk.openMore, isSlow: true },
  { name: "desk", path: desk.newDeskList, isStaff: true, prepare: desk.openDialog, isSlow: true },
  { name: "desk-booking", path: desk.newDeskBooking, isStaff: true, prepare: desk.saveNote },
  {
    name: "undo",
    path: desk.newFreeRequest,
    isStaff: true,
    prepare: desk.confirmBooking,
    area: "main div:has(> [role=status])",
    isSlow: true,
  },
  {
    name: "desk-analytics",
    path: desk.newVisits,
    isStaff: true,
    prepare: desk.openTable,
    isSlow: true,
  },
  {
    name: "search",
    path: "/admin/search?q=toyota&plate=aa001mg&date=2020-02-30&time=10:00",
    isStaff: true,
    isSlow: true,
  },
  {
    name: "search-holder",
    path: "/admin/search?plate=aa001mg&date=2020-02-01&time=10:00",
    isStaff: true,
    isSlow: true,
  },
  {
    name: "account",
    path: "/admin/account",
    isStaff: true,
    prepare: desk.sendNoPassword,
    isSlow: true,
  },
  { name: "confirm", path: "/admin/confirm?next=/admin/account", isStaff: true, isSlow: true },
  { name: "security", path: "/admin/security", isStaff: true, isSlow: true },
  { name: "person", path: "/admin/person", isStaff: true, prepare: askToErase, isSlow: true },
  {
    name: "settings",
    path: "/admin/settings",
    isStaff: true,
    prepare: desk.sendShortPhone,
    isSlow: true,
  },
  { name: "held", path: "/admin/held", isStaff: true, prepare: confirmIfAsked, isSlow: true },
  { name: "setup", path: "/admin/setup", isStaff: true, isSlow: true },
  {
    name: "empty-example",
    path: "/admin/setup/example",
    isStaff: true,
    prepare: confirmIfAsked,
    isSlow: true,
  },
  { name: "publish", path: "/admin/setup/publish", isStaff: true, isSlow: true },
  {
    name: "import",
    path: "/admin/import",
    isStaff: true,
    prepare: desk.checkWrongFile,
    isSlow: true,
  },
  { name: "languages", path: "/admin/languages", isStaff: true, isSlow: true },
  { name: "mails", path: "/admin/mails", isStaff: true, isSlow: true },
  { name: "content", path: "/admin/content", isStaff: true, isSlow: true },
  { name: "content-section", path: "/admin/content/services", isStaff: true, isSlow: true },
  { name: "content-office", path: "/admin/content/office", isStaff: true, isSlow: true },
  { name: "content-promises", path: "/admin/content/promises", isStaff: true, isSlow: true },
  { name: "content-terms", path: "/admin/content/terms", isStaff: true, isSlow: true },
  { name: "content-numbers", path: "/admin/content/claims", isStaff: true, isSlow: true },
  { name: "review", path: "/admin/content/reviews/new", isStaff: true, isSlow: true },
  { name: "fleet", path: "/admin/fleet", isStaff: true, isSlow: true },
  { name: "fleet-order", path: "/admin/fleet?order=", isStaff: true, isSlow: true },
  {
    name: "new-model",
    path: "/admin/fleet/new",
    isStaff: true,
    prepare: desk.sendNoModel,
    isSlow: true,
  },
  {
    name: "model",
    path: "/admin/fleet/1",
    isStaff: true,
    prepare: desk.sendUsedPlate,
    isSlow: true,
  },
  {
    name: "archive-model",
    path: desk.newBookedModel,
    isStaff: true,
    prepare: desk.openArchive,
    isSlow: true,
  },
  {
    name: "vehicle",
    path: "/admin/fleet/1",
    isStaff: true,
    prepare: desk.sendWrongVin,
    isSlow: true,
  },
  {
    name: "desk-photos",
    path: "/admin/fleet/26",
    isStaff: true,
    prepare: desk.sendNoAltText,
    isSlow: true,
  },
  {
    name: "prices",
    path: "/admin/prices",
    isStaff: true,
    prepare: desk.sendWrongRate,
    isSlow: true,
  },
  {
    name: "season",
    path: "/admin/prices?season=new",
    isStaff: true,
    prepare: desk.sendNoSeason,
    isSlow: true,
  },
  { name: "currency", path: "/admin/prices?currency=GEL", isStaff: true, isSlow: true },
  { name: "offline", path: "/offline", scripts: false, isSlow: true },
  { name: "404", path: "/nothing-here", isSlow: true },
];
