import { EXAMPLE_ADDRESS, EXAMPLE_CONTACTS, EXAMPLE_TELEGRAM } from "~/operator-contact-formats";
import type { Company } from "~/company/company";
import { DESK_PAGES } from "~/pages/desk-pages";
import { pageAt } from "~/pages/match";

/** What has been entered so far, from the data. */
export type SetupFacts = {
  /** A currency was chosen, or rates of exchange entered. */
  hasCurrency: boolean;
  /** A model is the company's own, or one of the example was changed. */
  hasFleet: boolean;
  /** Rates differ from the example's. */
  hasPrices: boolean;
  /** Places were saved. */
  hasPlaces: boolean;
  hasPhotos: boolean;
  hasTexts: boolean;
  /** A test message was sent. */
  hasTested: boolean;
  /** Staff chose which counters are shown. */
  hasCounters: boolean;
  /** A number for WhatsApp or a name in Telegram was entered. */
  hasChat: boolean;
};

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
};

/** The checklist of a new installation. */
export function setupItems(company: Company, facts: SetupFacts): SetupItem[] {
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
