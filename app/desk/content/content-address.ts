import { href } from "react-router";
import type { Section, SingleSection } from "~/catalog/company/content/parts";

/** The sections in the order of the page. */
export const SECTION_ORDER = [
  "announcement",
  "services",
  "about",
  "promises",
  "claims",
  "insurance",
] as const satisfies readonly SingleSection[];

export function sectionAddress(section: SingleSection): string {
  return href("/admin/content/:section", { section });
}

/** Null: a new one. */
export function reviewAddress(id: number | null): string {
  return href("/admin/content/reviews/:id", { id: id === null ? "new" : String(id) });
}

export function rowAddress(section: Section, id: number | null): string {
  return section === "review" ? reviewAddress(id) : sectionAddress(section);
}
