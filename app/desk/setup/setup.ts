import { EXAMPLE_ADDRESS, EXAMPLE_CONTACTS, EXAMPLE_TELEGRAM } from "~/catalog/company/company";
import type { PublicSite } from "~/catalog/company/public-site";
import { DESK_PAGES } from "~/web/pages/desk-pages";
import { pageAt } from "~/web/pages/match";

/** What has been entered so far, from the data. */
export type SetupFacts = {
  /** Staff switched the main currency, or decided to keep it. */
  hasCurrency: boolean;
  /** There are models on offer, and each is the company's own or was changed. */
  hasFleet: boolean;
  /** Rates were saved, and no model on offer has the example's. */
  hasPrices: boolean;
  /** Places were saved, and there are some. */
  hasPlaces: boolean;
  /** Each model on offer has one. */
  hasPhotos: boolean;
  /** The site shows a text of the company's own, and none of the example's. */
  hasTexts: boolean;
  /** A test message was sent. */
  hasTested: boolean;
  /** Staff chose which counters are shown. */
  hasCounters: boolean;
  /** A number for WhatsApp or a name in Telegram was entered. */
  hasChat: boolean;
};

/** The value of `intent` in the form that keeps the main currency. */
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

/** Where each item is done. An item whose page the site doesn't have is left out. */
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

/** The checklist of a new installation. */
export function setupItems(
  { company, isPublished }: Pick<PublicSite, "company" | "isPublished">,
  facts: SetupFacts,
): SetupItem[] {
  const isOwn = (name: keyof typeof EXAMPLE_CONTACTS) => company[name] !== EXAMPLE_CONTACTS[name];
  const done: Record<SetupId, boolean> = {
    name: isOwn("name"),
    contacts: isOwn("phone") && isOwn("email"),
    // From the environment, or entered at the desk.
    chat:
      company.whatsapp !== company.phone ||
      !["", EXAMPLE_TELEGRAM].includes(company.telegram) ||
      facts.hasChat,
    address: !["", EXAMPLE_ADDRESS.en].includes(company.address),
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
