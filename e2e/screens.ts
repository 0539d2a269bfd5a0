import type { Page } from "@playwright/test";
import {
  openAccount,
  openArchive,
  openDesk,
  openDeskBooking,
  openFleet,
  openModel,
  openMore,
  openNewModel,
  openOrder,
  openPhotos,
  openSettings,
  openToday,
  openVehicle,
  openVisits,
} from "./desk-screen-steps";
import type { Lang } from "./fixtures";
import {
  book,
  cancelOwnBooking,
  lookForNothing,
  openOwnBooking,
  openVoucher,
  sendEmptyForm,
} from "./screen-steps";

/** A screen of visitors or staff. */
export type Screen = {
  /** For file names and test titles. */
  name: string;
  path: string;
  /** For a page without one. */
  scripts?: false;
  /** Steps on the page that lead to the screen. */
  prepare?: (page: Page, lang: Lang) => Promise<void>;
};

/** Every screen of the site, for tests and screenshots. */
export const SCREENS: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "refused-form", path: "/", prepare: sendEmptyForm },
  { name: "confirmation", path: "/?vehicle=Mazda+3", prepare: book },
  { name: "own-booking", path: "/?vehicle=Mazda+3", prepare: openOwnBooking },
  { name: "own-booking-cancelled", path: "/?vehicle=Mazda+3", prepare: cancelOwnBooking },
  { name: "voucher", path: "/?vehicle=Mazda+3", prepare: openVoucher },
  { name: "find-booking", path: "/bookings", prepare: lookForNothing },
  { name: "all-cars", path: "/all-cars" },
  { name: "fleet-dates", path: "/all-cars?from=2030-06-10&to=2030-06-15" },
  { name: "no-car-fits", path: "/all-cars?type=sedan&price=premium" },
  { name: "car", path: "/cars/1" },
  { name: "car-specs", path: "/cars/1#specs" },
  { name: "missing-car", path: "/cars/999999" },
  { name: "zoom", path: "/zoom-examples" },
  { name: "slideshow", path: "/zoom-examples?mode=image-gallery" },
  { name: "hover-zoom", path: "/zoom-examples?mode=hover-zoom" },
  { name: "guides", path: "/guides" },
  { name: "guide", path: "/guides/georgian-mountain-roads-tips" },
  { name: "faq", path: "/faq#prices" },
  { name: "privacy", path: "/privacy-policy" },
  { name: "terms", path: "/terms" },
  { name: "tbilisi", path: "/tbilisi" },
  { name: "blog", path: "/blog" },
  { name: "regional-guide", path: "/blog?guide=svaneti" },
  { name: "ga-test", path: "/ga-test" },
  { name: "gate", path: "/admin" },
  { name: "today", path: "/?vehicle=Mazda+3", prepare: openToday },
  { name: "more", path: "/admin", prepare: openMore },
  { name: "desk", path: "/?vehicle=Mazda+3", prepare: openDesk },
  { name: "desk-booking", path: "/?vehicle=Mazda+3", prepare: openDeskBooking },
  { name: "desk-analytics", path: "/admin", prepare: openVisits },
  { name: "account", path: "/admin", prepare: openAccount },
  { name: "settings", path: "/admin", prepare: openSettings },
  { name: "fleet", path: "/admin", prepare: openFleet },
  { name: "fleet-order", path: "/admin", prepare: openOrder },
  { name: "new-model", path: "/admin", prepare: openNewModel },
  { name: "model", path: "/admin", prepare: openModel },
  { name: "archive-model", path: "/?vehicle=Mazda+3", prepare: openArchive },
  { name: "vehicle", path: "/admin", prepare: openVehicle },
  { name: "desk-photos", path: "/admin", prepare: openPhotos },
  { name: "offline", path: "/offline", scripts: false },
  { name: "404", path: "/nothing-here" },
];
