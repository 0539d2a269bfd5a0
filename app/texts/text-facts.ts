import type { CityId } from "~/web/pages/address-values";
import type { contentDesk } from "./en/content-desk";

/** The places that long texts name. */
export type NamedPlace = "tbilisi" | "tbilisi-airport" | "kutaisi-airport" | "batumi";

/** The extras that long texts name. */
export type NamedExtra = "child-seat" | "ski-rack";

export type CarType = "sedan" | "suv";

type Range = { from: number; to: number };

/** The words for a delivery fee in a sentence; `gel` gets the amount in GEL. */
export type FeeWords = { free: string; gel: (amount: number) => string; byAgreement: string };

/** The daily rates of a type of cars in the main currency, for `price` and `priceRange`. */
export type TypeRates = {
  /** The rate of a rental of one day. */
  single: number;
  lowest: number;
  range: Range;
  /** The rental days from which on the last rate of the plan applies. */
  longDays: number;
};

/** The head of a table with a column for each type. */
export type TableHead = Readonly<Record<CarType | "days", string>>;

/**
 * What the long texts of a language are written with: numbers and names, sums and tables formatted in this
 * language, and fragments of sentences that stand only if something is so. No text repeats them.
 */
export type TextFacts = {
  /** `phone` is in E.164; `readablePhone` is it for people. */
  company: { name: string; phone: string; readablePhone: string };
  claims: {
    usualPrices: Range;
    longRental: { days: number } & Range;
    deposit: Range;
    driverAge: Range;
    experienceYears: number;
    freeCancellationHours: number;
    driver: Range;
    returnBeforeFlightHours: number;
    /** Names of months. */
    highSeason: { from: string; to: string };
  };
  promises: Readonly<Record<keyof (typeof contentDesk)["promises"], boolean>>;
  /** Both texts are empty if no insurance is promised. */
  insurance: { covers: string; leavesOut: string };
  /** `closesNextDay` is for an office that closes after midnight. */
  hours: { opens: string; closes: string; closesNextDay: boolean };
  rates: Readonly<Record<CarType, TypeRates>>;
  fleet: {
    models: number;
    fourByFours: number;
    hybrids: number;
    types: readonly CarType[];
    from: number;
    hasBothDrives: boolean;
    mixesTypes: boolean;
    /** `rateRows` are rows of Markdown: rental days, rate a day. */
    cheapest: { name: string; lowest: number; rateRows: string } | null;
    highestRate: number | null;
  };
  cities: readonly CityId[];

  /** Formats an amount in the main currency: «$45». */
  price: (amount: number) => string;
  priceRange: (range: Range) => string;
  /** The name of the currency, as in «prices are in US dollars». */
  inCurrency: string;
  /** A list of seasons that have prices of their own; empty without any. */
  seasonList: string;

  hasExtras: boolean;
  /** Whether no extra is charged by the day. */
  extrasAreOnce: boolean;
  /** «Child seat – $20 for the whole rental, GPS – $5 a day» */
  extraList: string;
  /** Rows of Markdown: extra, price. */
  extraTable: string;
  /** The text about an extra, with its price and unit: «$20 for the whole rental». Empty if it is not offered. */
  ofExtra: (extra: NamedExtra, text: (cost: string) => string) => string;

  /** Whether cars are delivered to any place. */
  hasPlaces: boolean;
  serves: (place: NamedPlace) => boolean;
  /** Whether the delivery to a place costs nothing. */
  isFree: (place: NamedPlace) => boolean;
  /** Writes the fee of a place; one that the company has removed is by agreement. */
  fee: (place: NamedPlace, words: FeeWords) => string;
  /** «Kutaisi Airport: 150 GEL, for rentals of 7 days or more» */
  deliveryLines: readonly string[];
  /** Rows of Markdown: place, fee. */
  deliveryTable: string;

  /** Tables of Markdown by rental days: rates a day, and totals of rentals of these lengths; empty without types. */
  rateTable: (head: TableHead) => string;
  totalTable: (head: TableHead, lengths: readonly number[]) => string;
  /** Whether `trips` can be calculated. */
  hasTrips: boolean;
  /** The type of an example: the wanted one, unless cars have the rates of the other only. */
  exampleType: (wanted: CarType) => CarType;
  /** Rows of Markdown of examples: item, price. */
  trips: {
    /** A week from Tbilisi Airport with a child seat if there is one, in an SUV. */
    airport: () => string;
    /** Two days from Tbilisi, in a sedan. */
    wine: () => string;
    /** Nine days from Kutaisi Airport with a ski rack if there is one, in an SUV. */
    skiing: () => string;
  };

  /** Returns a fragment that stands only if something is so; otherwise it is empty. */
  said: (isSo: boolean, text: string) => string;
  /** Joins fragments with commas; empty ones are left out. */
  listed: (fragments: readonly string[]) => string;
  /** The countries to which cars may be driven, «Armenia or Türkiye»; empty if to none. */
  abroad: string;
  /** The minutes of another 24 hours that begin no new day; null where calendar days count. */
  graceMinutes: number | null;
  /** The hours before the pick-up from which on free cars are confirmed at once; null: staff answer each request. */
  atOnceHours: number | null;
  /** How customers can pay, «in cash or by card»; empty if the company doesn't say. */
  payWays: string;
  /** A fragment about the higher age for larger cars; empty if they have none of their own. */
  ofHigherAge: (text: (age: number) => string) => string;
  /** A fragment about the experience of drivers; empty if beginners may drive. */
  ofExperience: (text: (years: number) => string) => string;
  /** The text about the types whose rates cars have; empty if no car has the rates of a type. */
  ofTypes: (texts: Readonly<Record<CarType | "both", string>>) => string;
  /** A fragment about the shortest usual rental from Kutaisi Airport; empty if any length is usual. */
  kutaisiDays: (text: (days: number) => string) => string;
};
