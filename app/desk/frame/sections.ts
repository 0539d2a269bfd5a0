import { href } from "react-router";
import type { IconName } from "~/ui/icon";
import { mayOpenAddress } from "~/web/pages/may-open";
import type { Role } from "~/web/pages/roles";
import { isBelow } from "~/web/pages/match";
import { listAddress } from "~/desk/desk-address";

/** A section of the desk, with the pages at and below its path. */
type Section = {
  id: string;
  path: string;
  /** The address of the section's link, if it is not the path. */
  to?: string;
  /** A page of the section outside the section's path. */
  also?: string;
  icon: IconName;
  /** The key of the section's name. */
  name: SectionName;
};

type SectionName =
  | "desk.sections.today"
  | "calendar.title"
  | "operator.bookings"
  | "fleetDesk.title"
  | "prices.title"
  | "visits.tab"
  | "contentDesk.title"
  | "settings.title"
  | "setup.title"
  | "security.title"
  | "accounts.title"
  | "account.link";

/** The sections in the rail, and on phones in the bar: five at most, with More. */
export const MAIN_SECTIONS = [
  { id: "today", path: href("/admin/today"), icon: "today", name: "desk.sections.today" },
  { id: "calendar", path: href("/admin/calendar"), icon: "calendar", name: "calendar.title" },
  {
    id: "bookings",
    path: "/admin/bookings",
    to: listAddress(),
    also: href("/admin/person"),
    icon: "ticket",
    name: "operator.bookings",
  },
  { id: "fleet", path: href("/admin/fleet"), icon: "car", name: "fleetDesk.title" },
] as const satisfies readonly Section[];

/** The sections in the rail, and on phones in the sheet that More opens. */
export const MORE_SECTIONS = [
  {
    id: "analytics",
    path: href("/admin"),
    to: `${href("/admin")}?tab=analytics`,
    icon: "chart",
    name: "visits.tab",
  },
  { id: "prices", path: href("/admin/prices"), icon: "tag", name: "prices.title" },
  { id: "content", path: href("/admin/content"), icon: "chat", name: "contentDesk.title" },
  {
    id: "settings",
    path: href("/admin/settings"),
    also: href("/admin/import"),
    icon: "sliders",
    name: "settings.title",
  },
  { id: "setup", path: href("/admin/setup"), icon: "check", name: "setup.title" },
  { id: "security", path: href("/admin/security"), icon: "shield", name: "security.title" },
  { id: "accounts", path: href("/admin/accounts"), icon: "people", name: "accounts.title" },
  {
    id: "account",
    path: href("/admin/account"),
    also: href("/admin/confirm"),
    icon: "person",
    name: "account.link",
  },
] as const satisfies readonly Section[];

/** Returns the sections that a role may open; all while the role is unknown. */
export function sectionsFor<S extends Section>(sections: readonly S[], role: Role | null) {
  return sections.filter(({ path, to = path }) => role === null || mayOpenAddress(role, to));
}

const SECTIONS = [...MAIN_SECTIONS, ...MORE_SECTIONS];

export type SectionId = (typeof SECTIONS)[number]["id"];
export type AnySection = Section & { id: SectionId };

/**
 * Returns the section of a page of the desk; the search is in none. `/admin` has two: its tabs (contract,
 * Forms).
 */
export function sectionAt({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): SectionId | null {
  if (pathname === href("/admin/search")) return null;
  if (new URLSearchParams(search).get("tab") === "bookings") return "bookings";
  const below: readonly AnySection[] = SECTIONS.filter(({ path }) => path !== href("/admin"));
  const isAt = ({ path, also }: Section) => isBelow(path, pathname) || also === pathname;
  return below.find(isAt)?.id ?? "analytics";
}
