import type { Asked, CityId, GuideId, RegionId } from "~/web/pages/address-values";
import type { exampleCars } from "./en/pages/example-cars.server";
import type { exampleReviews } from "./en/pages/example-reviews.server";
import type { posters } from "./en/pages/posters.server";
import type { TextFacts } from "./text-facts";

/** The long texts of a language, which only the server has. */
export type PageTexts = {
  faq: (facts: TextFacts) => Faq;
  /** `bookingsCookieDays` is how many days the browser remembers its bookings. */
  privacy: (facts: TextFacts & { bookingsCookieDays: number }) => LegalText<PrivacySectionId>;
  terms: (facts: TextFacts) => LegalText<TermsSectionId>;
  cities: (facts: TextFacts) => WrittenCities;
  blog: {
    meta: Readonly<Record<"overview" | RegionId, MetaTexts>>;
    overview: OverviewText;
    regions: { readonly [Region in RegionId]: (facts: RegionFacts) => RegionText<Region> };
  };
  guides: Readonly<Record<GuideId, WriteGuide>>;
  /** The texts of the example, until a company has its own. */
  examples: {
    insurance: { covers: string; leavesOut: string };
    /** How to find the office of the example, and its people. */
    office: {
      directions: string;
      people: readonly { name: string; role: string; languages: string }[];
    };
    /** By the names of models. `additionalFeatures` is a short list with commas, null for a plain car. */
    cars: Readonly<
      Record<keyof typeof exampleCars, { description: string; additionalFeatures: string | null }>
    >;
    /** Features of every car (specification 2), one a line. */
    features: string;
    reviews: Readonly<
      Record<keyof typeof exampleReviews, { author: string; country: string; text: string }>
    >;
  };
  /** What the booking form asks for in its notes, by a link. */
  asked: Record<Asked, string>;
  /** The alternative texts of posters. */
  posters: Readonly<Record<PosterName, string>>;
  keywords: Keywords;
  /** Reading speed. */
  wordsAMinute: number;
};

/** Texts for search results and link previews. */
export type MetaTexts = {
  /** The title without the site's name. */
  title: string;
  /** The description, at most 160 characters. */
  description: string;
  keywords: readonly string[];
};

/** Search terms for the `keywords` meta tag. */
export type Keywords = {
  home: readonly string[];
  allCars: readonly string[];
  car: (name: string) => readonly string[];
  /** The stems by which search terms name a city, in all its cases. */
  stems: Readonly<Record<CityId, string>>;
};

/** A file in `public/pictures/posters`, without its extension. */
export type PosterName = keyof typeof posters;

/** The questions in their order. Each id is an anchor: `/faq#deposit`. */
export const QUESTION_IDS = [
  "prices",
  "delivery",
  "insurance",
  "driver",
  "cancellation",
  "payment",
  "deposit",
  "fuel",
  "extras",
  "mileage",
  "drones",
  "roadside",
] as const;

export type QuestionId = (typeof QUESTION_IDS)[number];

export type Question = {
  id: QuestionId;
  question: string;
  /** Paragraphs of plain text. */
  answer: readonly string[];
  /** A page with more about the question. */
  link?: { to: string; text: string };
};

export type Faq = {
  meta: MetaTexts;
  title: string;
  lead: string;
  questions: readonly Question[];
};

/** Writes the questions, with all numbers and names from the facts. */
export type WriteFaq = PageTexts["faq"];

/** The sections of the privacy policy (specification 2), and anchors: `/privacy-policy#rights`. */
export const PRIVACY_SECTIONS = [
  "information",
  "use",
  "security",
  "sharing",
  "retention",
  "rights",
  // Texts and settings link to this anchor.
  "analytics",
  "changes",
  "contact",
] as const;

type PrivacySectionId = (typeof PRIVACY_SECTIONS)[number];

export const TERMS_SECTIONS = [
  "booking",
  "prices",
  "payment",
  "deposit",
  "cancellation",
  "driver",
  "use",
  "fuel",
  "insurance",
  "return",
  "law",
  "contact",
] as const;

type TermsSectionId = (typeof TERMS_SECTIONS)[number];

/** An item of a list, or the purpose of a cookie. */
export type LegalPoint = string | { cookie: string; text: string };

/** A paragraph, a list, or a link on its own. */
export type LegalBlock = string | readonly LegalPoint[] | { to: string; text: string };

export type LegalSection<Id extends string = string> = {
  id: Id;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalText<Id extends string = string> = {
  meta: MetaTexts;
  title: string;
  /** The date of the last change, as a sentence. */
  updated: string;
  lead: string;
  sections: readonly LegalSection<Id>[];
};

export type WritePrivacy = PageTexts["privacy"];
export type WriteTerms = PageTexts["terms"];

/** The texts of a guide. */
export type GuideText = {
  title: string;
  /** One or two sentences for its card. */
  excerpt: string;
  /** The description for search results: at most 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Markdown: second-level headings and below, paragraphs, lists, tables, links within the site. */
  body: string;
};

/** Writes a guide's texts, with all numbers and names from the facts. */
export type WriteGuide = (facts: TextFacts) => GuideText;

/** The six cards under «Why choose» in order (specification 2). */
export const REASON_IDS = [
  "selection",
  "delivery",
  "support",
  "insurance",
  "booking",
  "prices",
] as const;
export type ReasonId = (typeof REASON_IDS)[number];

export type ReasonTexts = { title: string; text: string };

/** An item that a rental includes, or that the price does not include. */
export type Feature = string | { apart: string };

/** The routes that the page of a city describes. Those that are linked have a page with more. */
export type CityRoutes = {
  tbilisi: { linked: "kazbegi" | "sighnaghi" | "batumi" | "mestia"; other: "borjomi" | "vardzia" };
  batumi: { linked: "gonio" | "kutaisi" | "mestia" | "tbilisi"; other: "makhuntseti" | "mtirala" };
  kutaisi: { linked: "batumi" | "mestia" | "tbilisi"; other: "gelati" | "prometheus" | "canyons" };
};

type RouteText = { name: string; text: string };

type RouteTexts<City extends CityId> = Readonly<
  Record<CityRoutes[City]["linked"], RouteText & { link: string }> &
    Record<CityRoutes[City]["other"], RouteText>
>;

/** The texts of a city, with the specification's names (3, City page properties). */
export type CityTexts<Id extends CityId> = {
  meta: MetaTexts;
  city: string;
  /** Null if the name is already in Georgian letters. */
  cityNameLocal: string | null;
  description: string;
  deliveryInfo: string;
  whyTitle: string;
  popularRoutes: RouteTexts<Id>;
  routesTitle: string;
  /** Ten things about a rental in this city; empty ones are left out. */
  features: readonly Feature[];
  closing: { title: string; text: string };
};

/** All cities. */
export type WrittenCities = {
  /** The reasons by their cards. Only the text about delivery differs between cities. */
  reasons: Readonly<
    Record<Exclude<ReasonId, "delivery">, ReasonTexts> & { delivery: { title: string } }
  >;
  cities: { [Id in CityId]: CityTexts<Id> };
};

/** Writes the cities, with all numbers and names from the facts. */
export type WriteCities = PageTexts["cities"];

/** The destinations of the blog. */
export type DestinationId = "sighnaghi" | "kazbegi" | "batumi" | "vardzia" | "borjomi" | "svaneti";

/** The texts of a destination's card. */
export type DestinationText = {
  name: string;
  region: string;
  description: string;
  activities: readonly string[];
};

/** The general tips below the cards (specification 2). */
export const TIP_TOPICS = ["visitTime", "driving", "customs"] as const;
export type TipTopic = (typeof TIP_TOPICS)[number];

export type Tip = { title: string; text: string };

/** The texts of the overview. */
export type OverviewText = {
  destinations: Readonly<Record<DestinationId, DestinationText>>;
  tips: Readonly<Record<TipTopic, Tip>>;
};

/** The attractions of each regional guide. */
type Attractions = {
  kazbegi: "ananuri" | "gudauri" | "gergeti" | "dariali" | "truso" | "juta";
  svaneti: "mestia" | "hatsvali" | "chalaadi" | "koruldi" | "becho" | "ushguli";
  batumi: "boulevard" | "old-town" | "botanical" | "gonio" | "makhuntseti" | "mtirala";
};

export type AttractionId<Region extends RegionId> = Attractions[Region];

/** The texts of an attraction. */
export type AttractionText = {
  name: string;
  description: string;
  activities: readonly string[];
  timeNeeded: string;
  bestTimeToVisit: string;
};

/** The texts of a regional guide. */
export type RegionText<Region extends RegionId> = {
  title: string;
  /** One or two sentences under the title. */
  lead: string;
  aboutTitle: string;
  /** Paragraphs. */
  about: readonly string[];
  /** What the region is known for, one or two words each. */
  tags: readonly string[];
  attractions: Readonly<Record<AttractionId<Region>, AttractionText>>;
  tips: readonly Tip[];
  /** The text of the link to the related driving guide. */
  readOn: string;
  /** Call to action above the link to the booking form. */
  call: Tip;
};

/** The facts that regional guides are written with. They leave out places and promises that the company does not have. */
export type RegionFacts = Pick<TextFacts, "cities" | "promises" | "said"> & {
  /** This is true if the company permits to drive to Turkey. */
  toTurkey: boolean;
};

export type WriteRegion<Region extends RegionId> = (facts: RegionFacts) => RegionText<Region>;
