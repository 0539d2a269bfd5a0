import { href } from "react-router";
import type { IconName } from "~/ui/icon";
import { mayOpenAddress } from "~/web/pages/may-open";
import type { Role } from "~/web/pages/roles";
import { isBelow } from "~/web/pages/match";
import { listAddress } from "~/desk/desk-address";

/** A page of a section, with the pages below its path. */
type SectionPage = {
  path: string;
  /** The address of the page's link, if it is not the path. */
  to?: string;
  /** Pages that belong to it, outside its path. */
  also?: readonly string[];
  /** The key of the name that the page has beside the others of its section. */
  name: PageName;
};

/** A section of the desk. Its link leads to the first of its pages that the role may open. */
type Section = {
  id: string;
  icon: IconName;
  /** The key of the section's name. */
  name: SectionName;
  pages: readonly [SectionPage, ...SectionPage[]];
};

type SectionName =
  | "desk.sections.today"
  | "calendar.title"
  | "operator.bookings"
  | "fleetDesk.title"
  | "desk.sections.site"
  | "desk.sections.people"
  | "settings.title"
  | "account.link";

type PageName =
  | SectionName
  | "desk.pages.cars"
  | "prices.title"
  | "contentDesk.title"
  | "settings.languages.title"
  | "mailsDesk.title"
  | "desk.pages.visits"
  | "setup.publish.title"
  | "accounts.title"
  | "security.title"
  | "person.title"
  | "desk.pages.general"
  | "transfer.title"
  | "setup.title";

/** The sections in the rail, and on phones in the bar: five at most, with More. */
export const MAIN_SECTIONS = [
  {
    id: "today",
    icon: "today",
    name: "desk.sections.today",
    pages: [{ path: href("/admin/today"), name: "desk.sections.today" }],
  },
  {
    id: "calendar",
    icon: "calendar",
    name: "calendar.title",
    pages: [{ path: href("/admin/calendar"), name: "calendar.title" }],
  },
  {
    id: "bookings",
    icon: "ticket",
    name: "operator.bookings",
    pages: [{ path: "/admin/bookings", to: listAddress(), name: "operator.bookings" }],
  },
  {
    id: "fleet",
    icon: "car",
    name: "fleetDesk.title",
    pages: [
      { path: href("/admin/fleet"), name: "desk.pages.cars" },
      { path: href("/admin/prices"), name: "prices.title" },
    ],
  },
] as const satisfies readonly Section[];

/** The sections in the rail, and on phones in the sheet that More opens. */
export const MORE_SECTIONS = [
  {
    id: "site",
    icon: "globe",
    name: "desk.sections.site",
    pages: [
      { path: href("/admin/content"), name: "contentDesk.title" },
      { path: href("/admin/languages"), name: "settings.languages.title" },
      {
        path: href("/admin"),
        to: `${href("/admin")}?tab=analytics`,
        name: "desk.pages.visits",
      },
      { path: href("/admin/setup/publish"), name: "setup.publish.title" },
    ],
  },
  {
    id: "people",
    icon: "people",
    name: "desk.sections.people",
    pages: [
      { path: href("/admin/accounts"), name: "accounts.title" },
      { path: href("/admin/security"), name: "security.title" },
      { path: href("/admin/person"), name: "person.title" },
    ],
  },
  {
    id: "settings",
    icon: "sliders",
    name: "settings.title",
    pages: [
      { path: href("/admin/settings"), also: [href("/admin/held")], name: "desk.pages.general" },
      { path: href("/admin/mails"), name: "mailsDesk.title" },
      { path: href("/admin/import"), name: "transfer.title" },
      { path: href("/admin/setup"), name: "setup.title" },
    ],
  },
] as const satisfies readonly Section[];

/** The section of one's own account, at the foot of the rail. */
export const OWN_SECTION = {
  id: "account",
  icon: "person",
  name: "account.link",
  pages: [{ path: href("/admin/account"), also: [href("/admin/confirm")], name: "account.link" }],
} as const satisfies Section;

export const SECTIONS = [...MAIN_SECTIONS, ...MORE_SECTIONS, OWN_SECTION];

export type SectionId = (typeof SECTIONS)[number]["id"];

/** A section with its pages that a role may open. */
export type ShownSection = Omit<Section, "id" | "pages"> & {
  id: SectionId;
  pages: readonly SectionPage[];
  /** The address of the section's link. */
  to: string;
};

/** Returns what a role may open of some sections; all while the role is unknown. */
export function sectionsFor(
  sections: readonly (Section & { id: SectionId })[],
  role: Role | null,
): ShownSection[] {
  return sections.flatMap((section) => {
    const pages = section.pages.filter(
      (page) => role === null || mayOpenAddress(role, addressOf(page)),
    );
    return pages[0] ? [{ ...section, pages, to: addressOf(pages[0]) }] : [];
  });
}

export function addressOf({ path, to = path }: SectionPage): string {
  return to;
}

type Place = { section: SectionId; page: SectionPage };

/**
 * Returns the section and its page to which an address of the desk belongs; null for the search, which is in none.
 * `/admin` has two pages: its tabs (contract, Forms).
 */
export function placeOf({ pathname, search }: { pathname: string; search: string }): Place | null {
  if (pathname === href("/admin")) {
    const isList = new URLSearchParams(search).get("tab") === "bookings";
    return PLACES.find(({ page }) => page.path === (isList ? "/admin/bookings" : pathname))!;
  }
  const isAt = ({ path, also = [] }: SectionPage) =>
    (path !== href("/admin") && isBelow(path, pathname)) || also.includes(pathname);
  return PLACES.find(({ page }) => isAt(page)) ?? null;
}

/** Returns whether an address is that of a page, not only one below it. */
export function isAtPage({ pathname }: { pathname: string }, { path }: SectionPage): boolean {
  return pathname === path || pathname === href("/admin");
}

/** All pages; one that is below another comes before it. */
const PLACES: readonly Place[] = SECTIONS.flatMap((section) =>
  section.pages.map((page) => ({ section: section.id, page })),
).toSorted((one, other) => other.page.path.length - one.page.path.length);
