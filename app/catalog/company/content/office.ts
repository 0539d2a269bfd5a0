import { httpsLink } from "~/web/https-link";
import type { Language } from "~/web/i18n/languages";
import { ownTextIn } from "./content";
import { OFFICE_LINKS, PERSON_NAMES, type OfficeLink, type SectionValue } from "./parts";

/** Somebody of the company. `languages` are the spoken ones, as the company has written them. */
export type Person = { name: string; role: string | null; languages: string | null };

/** The people and the office of the company, in one language. */
export type Office = {
  people: readonly Person[];
  /** How to find the office. */
  directions: string | null;
  /** Addresses that begin with `https:`. */
  links: Readonly<Partial<Record<OfficeLink, string>>>;
};

/** Returns what the company says of its people and its office. Who has no name in the language is left out. */
export function officeIn(texts: SectionValue<"office">, lang: Language): Office {
  const people = PERSON_NAMES.flatMap((person) => {
    const name = ownTextIn(texts[`${person}Name`], lang);
    const role = ownTextIn(texts[`${person}Role`], lang);
    return name ? [{ name, role, languages: ownTextIn(texts[`${person}Languages`], lang) }] : [];
  });
  const links = OFFICE_LINKS.map((name) => [name, httpsLink(texts[name] ?? "")] as const);
  return {
    people,
    directions: ownTextIn(texts.directions, lang),
    links: Object.fromEntries(links.filter(([, link]) => link !== null)),
  };
}
