import { LANGUAGES, type Language } from "~/web/i18n/languages";

/** The services on the home page, in order. */
export const SERVICE_NAMES = ["delivery", "oneWay", "driver", "extras", "long", "help"] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

const title = 100;
const text = 600;

/** The texts of each section and their maximum lengths; each text has a field for each language. */
export const TEXT_LENGTHS = {
  announcement: { announcement: 200 },
  about: { aboutTitle: title, aboutLead: text, aboutText: 2000 },
  services: {
    servicesTitle: title,
    servicesLead: text,
    deliveryTitle: title,
    deliveryText: text,
    oneWayTitle: title,
    oneWayText: text,
    driverTitle: title,
    driverText: text,
    extrasTitle: title,
    extrasText: text,
    longTitle: title,
    longText: text,
    helpTitle: title,
    helpText: text,
  },
  insurance: { covers: 1000, leavesOut: 1000 },
  review: { author: 100, country: 60, text: 2000 },
  claims: {},
  promises: {},
} as const;

export type Section = keyof typeof TEXT_LENGTHS;
/** A section with exactly one row. */
export type SingleSection = Exclude<Section, "review">;

/** The numbers of the claims with their ranges, in order. */
export const CLAIM_NUMBERS = {
  foundedYear: { from: 1900, to: 2100, optional: true },
  customers: { from: 1, to: 99_999_999, optional: true },
  vehicles: { from: 1, to: 99_999, optional: true },
  usualPricesFrom: { from: 1, to: 9999 },
  usualPricesTo: { from: 1, to: 9999 },
  longRentalDays: { from: 2, to: 365 },
  longRentalFrom: { from: 1, to: 99 },
  longRentalTo: { from: 1, to: 99 },
  depositFrom: { from: 0, to: 99_999 },
  depositTo: { from: 0, to: 99_999 },
  driverAgeFrom: { from: 18, to: 99 },
  driverAgeTo: { from: 18, to: 99 },
  experienceYears: { from: 0, to: 50 },
  freeCancellationHours: { from: 0, to: 999 },
  driverFrom: { from: 1, to: 9999 },
  driverTo: { from: 1, to: 9999 },
  returnBeforeFlightHours: { from: 1, to: 24 },
  highSeasonFrom: { from: 1, to: 12 },
  highSeasonTo: { from: 1, to: 12 },
} as const;

export type ClaimField = keyof typeof CLAIM_NUMBERS;

/**
 * What the texts of the product promise in the company's name, in order. Each promise is switched at the
 * desk.
 */
export const PROMISE_NAMES = [
  "insurance",
  "noHiddenFees",
  "mileage",
  "fullTank",
  "payAtPickup",
  "noCard",
  "deposit",
  "cancellation",
  "usualPrices",
  "longRental",
  "age",
  "help",
  "person",
  "advice",
  "answer",
  "driver",
  "oneWay",
  "clean",
  "climate",
] as const;
export type PromiseName = (typeof PROMISE_NAMES)[number];

/** The texts of a row by field; a missing one is empty. */
export type FieldTexts = Readonly<Record<string, string>>;

const SUFFIXES = { en: "En", ka: "Ka" } as const satisfies Record<Language, string>;

/** Returns the field of a text in a language: `aboutLeadKa`. */
export function fieldOf<Name extends string, Lang extends Language>(name: Name, lang: Lang) {
  return `${name}${SUFFIXES[lang]}` as const;
}

/** Returns the names of a section's texts. */
export function textNamesOf(section: Section): string[] {
  return Object.keys(TEXT_LENGTHS[section]);
}

/** Returns all fields of a section's row, in order. */
export function fieldsOf(section: Section): string[] {
  const texts = textNamesOf(section).flatMap((name) =>
    LANGUAGES.map((lang) => fieldOf(name, lang)),
  );
  if (section === "claims") return Object.keys(CLAIM_NUMBERS);
  if (section === "promises") return [...PROMISE_NAMES];
  return section === "review" ? [...texts, "rating", "date", "consent", "shown"] : texts;
}
