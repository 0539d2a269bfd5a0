import { EXAMPLE_ADDRESS, EXAMPLE_CONTACTS, EXAMPLE_TELEGRAM } from "~/catalog/company/company";
import type { PublicSite } from "~/catalog/company/public-site";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { textIn } from "~/web/i18n/localized";
import { DESK_PAGES } from "~/web/pages/desk-pages";
import { pageAt } from "~/web/pages/match";

/** What has been entered so far, from the data. */
export type SetupFacts = {
  /** Whether staff switched the main currency, or decided to leave it as it is. */
  hasCurrency: boolean;
  /** Whether there are models on offer, and each is the company's own or was changed. */
  hasFleet: boolean;
  /** Whether rates were saved, and no model on offer has the example's. */
  hasPrices: boolean;
  /** Whether places were saved, and there are some. */
  hasPlaces: boolean;
  /** Whether each model on offer has at least `PHOTOS_OF_MODEL` photos. */
  hasPhotos: boolean;
  /** Whether the site shows a text of the company's own, and none of the example's. */
  hasTexts: boolean;
  /** Whether a test message was sent. */
  hasTested: boolean;
  /** Whether staff chose which counters are shown. */
  hasCounters: boolean;
  /** Whether a number for WhatsApp or a name in Telegram was entered. */
  hasChat: boolean;
};

/** So many photos show a model well enough: from the front, from behind and inside. */
export const PHOTOS_OF_MODEL = 3;

/** The value of `intent` in the form that leaves the main currency as it is. */
export const KEEP_CURRENCY = "keep-currency";

/** The values of `intent` on the page that publishes the site: whether it is published then. */
export const PUBLISH_INTENTS = { publish: true, unpublish: false } as const;

export const SETUP_IDS = [
  "name",
  "contacts",
  "chat",
  "address",
  "currency",
  "fleet",
  "prices",
  "places",
  "photos",
  "texts",
  "messages",
  "counters",
  "publish",
] as const;
export type SetupId = (typeof SETUP_IDS)[number];

export type SetupItem = { id: SetupId; to: string; isDone: boolean };

/** The addresses where the items are done. An item whose page the site doesn't have is left out. */
const ADDRESSES: Record<SetupId, string> = {
  name: "/admin/settings",
  contacts: "/admin/settings",
  chat: "/admin/settings",
  address: "/admin/settings",
  currency: "/admin/prices#currency",
  fleet: "/admin/fleet",
  prices: "/admin/prices",
  places: "/admin/prices#places",
  photos: "/admin/fleet",
  texts: "/admin/content",
  messages: "/admin/setup#messages",
  counters: "/admin/settings",
  publish: "/admin/setup/publish",
};

/** Returns the checklist of a new installation. */
export function setupItems(
  { company, isPublished }: Pick<PublicSite, "company" | "isPublished">,
  facts: SetupFacts,
): SetupItem[] {
  const isOwn = (name: keyof typeof EXAMPLE_CONTACTS) => company[name] !== EXAMPLE_CONTACTS[name];
  const done: Record<SetupId, boolean> = {
    name: isOwn("name"),
    contacts: isOwn("phone") && isOwn("email"),
    // The chat is set from the environment, or entered at the desk.
    chat:
      company.whatsapp !== company.phone ||
      !["", EXAMPLE_TELEGRAM].includes(company.telegram) ||
      facts.hasChat,
    address: !["", EXAMPLE_ADDRESS.en].includes(textIn(company.address, FALLBACK_LANGUAGE)),
    currency: facts.hasCurrency,
    fleet: facts.hasFleet,
    prices: facts.hasPrices,
    places: facts.hasPlaces,
    photos: facts.hasPhotos,
    texts: facts.hasTexts,
    messages: facts.hasTested,
    counters: facts.hasCounters,
    publish: isPublished,
  };
  return SETUP_IDS.filter((id) => isPage(ADDRESSES[id])).map((id) => ({
    id,
    to: ADDRESSES[id],
    isDone: done[id],
  }));
}

function isPage(address: string): boolean {
  return pageAt(DESK_PAGES, address.replace(/#.*/, "")) !== null;
}

export type SetupProgress = { done: number; total: number };

export function progressOf(items: readonly SetupItem[]): SetupProgress {
  return { done: items.filter(({ isDone }) => isDone).length, total: items.length };
}
