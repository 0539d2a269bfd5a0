import { firstText } from "~/web/first-text";
import type { MessageKey } from "~/web/message-key";
import type { TypedFees } from "./fees/fee-tables";
import type { RatesGrid } from "./rates-grid";
import type { SeasonField, SeasonTexts } from "./seasons/season-fields";
import type { TypedRow } from "./typed-rows";

/** Values of the field `intent` in the forms of the prices. */
export const PRICE_INTENTS = {
  saveRates: "save-rates",
  addRow: "add-row",
  saveSeason: "save-season",
  removeSeason: "remove-season",
  savePlaces: "save-places",
  saveExtras: "save-extras",
  saveRoads: "save-roads",
  saveFees: "save-fees",
  saveCodes: "save-codes",
  switchCurrency: "switch-currency",
  undo: "undo",
} as const;

/** The form field with the version of the table that the form shows. */
export const VERSION_FIELD = "version";
/** The form field and query parameter with the number of a season, from 1 on, or `new`. */
export const SEASON_FIELD = "season";
export const NEW_SEASON = "new";
/** The form field and query parameter with the currency to switch to. */
export const CURRENCY_FIELD = "currency";
/** The id of the form of the rates. */
export const RATES_FORM = "rates";
/** The form field with the car that gets a row of its own. */
export const OWN_RATES = "own";

/** The query parameter that says what was done. */
export const DONE = "done";
export const PRICES_DONE = [
  "rates",
  "season",
  "removed",
  "places",
  "extras",
  "roads",
  "fees",
  "codes",
  "currency",
  "undone",
] as const;
export type PricesDone = (typeof PRICES_DONE)[number];

/** Why nothing was saved, with the typed values. Errors are keys by the id of their input. */
export type PricesAnswer = {
  /** The reason; with `added` there is a new row to fill in. */
  reason: "invalid" | "stale" | "added";
  /**
   * The version of the table that the form showed. There is none if it is stale: what has changed is shown
   * too.
   */
  version?: number;
  errors: readonly (readonly [string, MessageKey])[];
  grid?: RatesGrid;
  /** The id of the plan that has a new row. */
  added?: string;
  season?: { number: string; typed: SeasonTexts };
  places?: TypedRow[];
  extras?: TypedRow[];
  roads?: TypedRow[];
  fees?: TypedFees;
  codes?: TypedRow[];
  /** The typed prices by their keys. */
  currency?: Readonly<Record<string, string>>;
};

/** Returns the id of an input in the form of a season. */
export const seasonId = (field: SeasonField) => `season-${field}`;

/**
 * Returns the version for a form: after a refusal that of its table as it was, so that no change since is
 * lost.
 */
export function versionOf<Version>(
  values: "grid" | "season" | "places" | "extras" | "roads" | "fees" | "codes" | "currency",
  answer: PricesAnswer | undefined,
  current: Version,
): Version | number {
  return answer?.[values] === undefined ? current : (answer.version ?? current);
}

/** Reads the version in a form's field; −1, which no table has, for an invalid one. */
export function readVersion(form: FormData, field: string): number {
  const text = firstText(form.get(field));
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}
