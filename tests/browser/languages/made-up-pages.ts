import { texts } from "../fixtures";

const { account, accounts, calendar, contentDesk, feeds, fleetDesk } = texts.en;
const { newBooking, prices, settings } = texts.en;

/** The dates and choices of a price that has every kind of fee. */
const WITH_FEES =
  "vehicle=Mazda+3&from=2033-01-03&to=2033-01-06&pickup=Tbilisi+Airport&return=Tbilisi&pickupTime=07:00&returnTime=09:00&secondDriver=on&zeroExcess=on&driverAge=22&border=AM&code=20-30";

/** Pages of visitors beside those of the crawl. */
export const VISITED: readonly string[] = [
  "/all-cars?type=suv&from=2030-06-10&to=2030-06-12",
  "/all-cars?type=sedan&price=premium",
  "/all-cars?from=2033-01-03&to=2033-01-06&pickup=Tbilisi+Airport&return=Tbilisi",
  "/cars/999999",
  "/nothing-here",
  "/zoom-examples?mode=image-gallery",
  "/?vehicle=Mazda+3&from=2030-06-10&to=2030-06-12&pickup=Kutaisi+Airport",
  `/?${WITH_FEES}`,
];

/** Pages of the desk. */
export const DESK: readonly string[] = [
  "/admin",
  "/admin/today",
  "/admin?tab=bookings",
  "/admin/calendar",
  "/admin/calendar?days=90",
  "/admin/calendar/block?vehicle=1&from=2033-01-03&to=2033-01-05",
  "/admin/calendar/feeds",
  "/admin/bookings/new?vehicle=1&from=2033-01-03&to=2033-01-05",
  "/admin/search?q=Toyota&plate=aa001mg&date=2020-02-30&time=10:00",
  "/admin/search?plate=aa001mg&date=2020-02-01&time=10:00",
  "/admin/account",
  "/admin/accounts",
  "/admin/confirm?next=/admin/account",
  "/admin/security",
  "/admin/person",
  "/admin/prices",
  "/admin/prices?season=new",
  "/admin/prices?currency=GEL",
  `/admin/prices?${WITH_FEES}`,
  "/admin/settings",
  "/admin/languages",
  "/admin/mails",
  "/admin/content",
  ...[
    "announcement",
    "services",
    "about",
    "promises",
    "claims",
    "terms",
    "insurance",
    "reviews/new",
  ].map((section) => `/admin/content/${section}`),
  "/admin/import",
  "/admin/held",
  "/admin/setup",
  "/admin/setup/example",
  "/admin/setup/publish",
  "/admin/fleet",
  "/admin/fleet?order=",
  "/admin/fleet/new",
  "/admin/fleet/1",
  "/admin/fleet/1/archive",
  "/admin/fleet/1/vehicles/1",
  "/admin/nothing-here",
];

/** Forms of the desk that are sent empty, apart from some fields. */
export const REFUSED: readonly {
  path: string;
  name: string;
  typed?: Record<string, string>;
  opens?: string;
}[] = [
  { path: "/admin/settings", name: settings.save, typed: { phone: "555" } },
  { path: "/admin/fleet/new", name: fleetDesk.form.add },
  { path: "/admin/fleet/1/vehicles/1", name: fleetDesk.vehicles.save, typed: { vin: "OIQ" } },
  { path: "/admin/account", name: account.password.submit },
  { path: "/admin/accounts", name: accounts.new.submit, opens: accounts.new.title },
  {
    path: "/admin/bookings/new?vehicle=1&from=2033-01-03&to=2033-01-05",
    name: newBooking.submit,
  },
  {
    path: "/admin/calendar/block?vehicle=1&from=2033-01-03&to=2033-01-05",
    name: calendar.blocks.submit,
  },
  { path: "/admin/calendar/feeds", name: feeds.in.submit, opens: feeds.in.add },
  { path: "/admin/prices", name: prices.saveRates },
  { path: "/admin/prices?season=new", name: prices.seasons.save },
  { path: "/admin/prices", name: prices.places.save, typed: { "name.en": "<", fee: "-" } },
  { path: "/admin/prices", name: prices.extras.save, typed: { "name.en": "|", price: "-" } },
  { path: "/admin/prices", name: prices.roads.save, typed: { "name.en": "<" } },
  {
    path: "/admin/prices",
    name: prices.fees.save,
    typed: {
      graceMinutes: "-",
      "lateReturn-amount": "-",
      "lateReturn-minutes": "-",
      "outOfHours-amount": "1",
      "outOfHours-from": "25",
      "youngDriver-amount": "1",
      "youngDriver-age": "7",
    },
  },
  {
    path: "/admin/prices",
    name: prices.codes.save,
    typed: { code: "1", value: "101", lastDay: "2033-02-30", maxUses: "-" },
  },
  { path: "/admin/content/claims", name: contentDesk.save },
  { path: "/admin/content/terms", name: contentDesk.save, typed: { depositReturnDays: "91" } },
  { path: "/admin/content/reviews/new", name: contentDesk.save },
  { path: "/admin/content/insurance", name: contentDesk.save, typed: { "covers.qq": "ححح" } },
];
