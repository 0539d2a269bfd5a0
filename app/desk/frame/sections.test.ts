import { describe, expect, test } from "vitest";
import { DESK_PAGES } from "~/web/pages/desk-pages";
import { mayOpenAddress } from "~/web/pages/may-open";
import { ROLES, type Role } from "~/web/pages/roles";
import { addressOf, isAtPage, placeOf, SECTIONS, sectionsFor } from "./sections";

const menuOf = (role: Role | null) =>
  sectionsFor(SECTIONS, role).map(({ id, to, pages }) => [id, to, pages.map(addressOf)]);

const VISITS = "/admin?tab=analytics";
const LIST = "/admin?tab=bookings";

const OWNER = [
  ["today", "/admin/today", ["/admin/today"]],
  ["calendar", "/admin/calendar", ["/admin/calendar"]],
  ["bookings", LIST, [LIST]],
  ["fleet", "/admin/fleet", ["/admin/fleet", "/admin/prices"]],
  [
    "site",
    "/admin/content",
    ["/admin/content", "/admin/languages", VISITS, "/admin/setup/publish"],
  ],
  ["people", "/admin/accounts", ["/admin/accounts", "/admin/security", "/admin/person"]],
  [
    "settings",
    "/admin/settings",
    ["/admin/settings", "/admin/mails", "/admin/import", "/admin/setup"],
  ],
  ["account", "/admin/account", ["/admin/account"]],
];

test.each<[Role | null, unknown[]]>([
  ["owner", OWNER],
  [
    "desk",
    [
      ["today", "/admin/today", ["/admin/today"]],
      ["calendar", "/admin/calendar", ["/admin/calendar"]],
      ["bookings", LIST, [LIST]],
      ["fleet", "/admin/fleet", ["/admin/fleet", "/admin/prices"]],
      ["site", "/admin/content", ["/admin/content", VISITS]],
      ["account", "/admin/account", ["/admin/account"]],
    ],
  ],
  [
    "driver",
    [
      ["today", "/admin/today", ["/admin/today"]],
      ["account", "/admin/account", ["/admin/account"]],
    ],
  ],
  [null, OWNER],
])("the menu of the role %s", (role, menu) => {
  expect(menuOf(role)).toEqual(menu);
});

test.each(ROLES)("the menu of the role %s leads only to pages that it may open", (role) => {
  const addresses = sectionsFor(SECTIONS, role).flatMap(({ pages }) => pages.map(addressOf));
  expect(addresses.filter((address) => !mayOpenAddress(role, address))).toEqual([]);
});

describe("an address is in the section and at the page", () => {
  test.each([
    ["/admin", "site", "/admin", true],
    ["/admin?tab=analytics", "site", "/admin", true],
    ["/admin?tab=bookings&status=open", "bookings", "/admin/bookings", true],
    ["/admin?tab=junk", "site", "/admin", true],
    ["/admin/bookings/7", "bookings", "/admin/bookings", false],
    ["/admin/bookings/new", "bookings", "/admin/bookings", false],
    ["/admin/today", "today", "/admin/today", true],
    ["/admin/calendar/feeds", "calendar", "/admin/calendar", false],
    ["/admin/calendar/block", "calendar", "/admin/calendar", false],
    ["/admin/fleet", "fleet", "/admin/fleet", true],
    ["/admin/fleet/3/vehicles/4", "fleet", "/admin/fleet", false],
    ["/admin/prices?season=new", "fleet", "/admin/prices", true],
    ["/admin/content/reviews/new", "site", "/admin/content", false],
    ["/admin/languages", "site", "/admin/languages", true],
    ["/admin/setup/publish", "site", "/admin/setup/publish", true],
    ["/admin/setup", "settings", "/admin/setup", true],
    ["/admin/setup/example", "settings", "/admin/setup", false],
    ["/admin/import", "settings", "/admin/import", true],
    ["/admin/held", "settings", "/admin/settings", false],
    ["/admin/accounts", "people", "/admin/accounts", true],
    ["/admin/security", "people", "/admin/security", true],
    ["/admin/person?who=a@example.com", "people", "/admin/person", true],
    ["/admin/account", "account", "/admin/account", true],
    ["/admin/confirm?next=/admin/person", "account", "/admin/account", false],
  ])("%s: %s", (address, section, path, isPage) => {
    const { pathname, search } = new URL(address, "http://localhost");
    const place = placeOf({ pathname, search });
    expect([place?.section, place?.page.path]).toEqual([section, path]);
    expect(place && isAtPage({ pathname }, place.page)).toBe(isPage);
  });

  test("but the search is in none", () => {
    expect(placeOf({ pathname: "/admin/search", search: "?q=toyota" })).toBeNull();
  });
});

test("every page of the desk but the search and files is in a section", () => {
  const outside = DESK_PAGES.map(({ pattern }) => pattern.replaceAll(/:\w+/g, "1")).filter(
    (pathname) => placeOf({ pathname, search: "" }) === null,
  );
  expect(outside).toEqual([
    "/admin/bookings.csv",
    "/admin/search",
    "/admin/passkey.json",
    "/admin/person.json",
    "/admin/export.json",
    "/admin/export.csv",
  ]);
});
