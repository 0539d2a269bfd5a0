import { localizedFields, localizedNames, localizedOf, type Localized } from "~/web/i18n/localized";
import { isRecord, keysOf } from "~/web/records";

/** The services on the home page, in order. */
export const SERVICE_NAMES = ["delivery", "oneWay", "driver", "extras", "long", "help"] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** The people whom a company can introduce, in order. */
export const PERSON_NAMES = [
  "person1",
  "person2",
  "person3",
  "person4",
  "person5",
  "person6",
] as const;

/** The fields of links in the section of the office: its place on a map, and the company's public profiles. */
export const OFFICE_LINKS = ["map", "google", "tripadvisor"] as const;
export type OfficeLink = (typeof OFFICE_LINKS)[number];

/** What a review has besides its texts. */
export const REVIEW_FIELDS = ["rating", "date", "source", "link", "consent", "shown"] as const;

const title = 100;
const text = 600;

/** The texts of each section and their maximum lengths in each language. */
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
  office: {
    directions: text,
    person1Name: 60,
    person1Role: title,
    person1Languages: title,
    person2Name: 60,
    person2Role: title,
    person2Languages: title,
    person3Name: 60,
    person3Role: title,
    person3Languages: title,
    person4Name: 60,
    person4Role: title,
    person4Languages: title,
    person5Name: 60,
    person5Role: title,
    person5Languages: title,
    person6Name: 60,
    person6Role: title,
    person6Languages: title,
  },
  review: { author: 100, country: 60, text: 2000 },
  claims: {},
  promises: {},
  terms: {},
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

/** The ticks of the terms by subject, in order: how a deposit is left, and how customers can pay. */
export const DEPOSIT_WAYS = ["cash", "card", "transfer"] as const;
export type DepositWay = (typeof DEPOSIT_WAYS)[number];
export const PAY_WAYS = ["cash", "card", "transfer"] as const;
export type PayWay = (typeof PAY_WAYS)[number];
export const TERM_TICKS = [
  "depositCash",
  "depositCard",
  "depositTransfer",
  "payCash",
  "payCard",
  "payTransfer",
  "sameFuel",
] as const;

/** Another person may drive too for nothing, for a fee, or not at all. */
export const SECOND_DRIVER = ["free", "fee", "no"] as const;
export type SecondDriver = (typeof SECOND_DRIVER)[number];

/** The days after the return within which a deposit is given back; 0: at the return. */
export const DEPOSIT_RETURN_DAYS = { from: 0, to: 90 } as const;

/** The fields of the terms, in order. The rest is in the claims, the promises and the insurance. */
export const TERM_FIELDS = [...TERM_TICKS, "depositReturnDays", "secondDriver"] as const;
export type TermField = (typeof TERM_FIELDS)[number];

/** The fields of a section that are no texts: each is stored as typed, a tick as `on`. */
type OwnFields = {
  review: (typeof REVIEW_FIELDS)[number];
  claims: ClaimField;
  promises: PromiseName;
  terms: TermField;
  office: OfficeLink;
};

/** The stored value of a row: its texts by language, and its other fields. A missing field is empty. */
export type SectionValue<Of extends Section> = {
  readonly [Name in keyof (typeof TEXT_LENGTHS)[Of]]?: Localized | undefined;
} & {
  readonly [Name in Of extends keyof OwnFields ? OwnFields[Of] : never]?: string | undefined;
};

/** The value of a row of any section. */
export type RowValue = Readonly<Record<string, string | Localized | undefined>>;

/** The values of the form of a row, by the names of its fields. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Returns the names of a section's texts. */
export function textNamesOf(section: Section): string[] {
  return Object.keys(TEXT_LENGTHS[section]);
}

/** Returns the names of what a section has besides its texts. */
export function ownFieldsOf(section: Section): string[] {
  if (section === "claims") return keysOf(CLAIM_NUMBERS);
  if (section === "promises") return [...PROMISE_NAMES];
  if (section === "terms") return [...TERM_FIELDS];
  if (section === "office") return [...OFFICE_LINKS];
  return section === "review" ? [...REVIEW_FIELDS] : [];
}

/** Returns all fields of the form of a section, in order. */
export function fieldsOf(section: Section): string[] {
  return [...textNamesOf(section).flatMap(localizedNames), ...ownFieldsOf(section)];
}

/** Returns what the form of a section shows of a row. */
export function fieldTextsOf(section: Section, value: RowValue): FieldTexts {
  const texts = textNamesOf(section).map((name) => localizedFields(name, localizedAt(value, name)));
  const own = ownFieldsOf(section).map((name) => [name, textAt(value, name)]);
  return Object.assign({}, ...texts, Object.fromEntries(own)) as FieldTexts;
}

/** Returns the row that the fields of a form describe. Texts without any language are empty, not missing. */
export function valueOfFields(section: Section, fields: FieldTexts): RowValue {
  const texts = textNamesOf(section).map((name) => [name, localizedOf(fields, name)]);
  const own = ownFieldsOf(section).map((name) => [name, fields[name] ?? ""]);
  return Object.fromEntries([...texts, ...own]) as RowValue;
}

/** Returns a text of a row by language. */
export function localizedAt(value: RowValue, name: string): Localized {
  const given = value[name];
  return isRecord(given) ? given : {};
}

/** Returns what a row has besides its texts; empty if it is missing. */
export function textAt(value: RowValue, name: string): string {
  const given = value[name];
  return typeof given === "string" ? given : "";
}
