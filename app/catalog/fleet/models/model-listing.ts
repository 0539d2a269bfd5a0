import type { BodyType } from "~/catalog/fleet/vehicle-type";
import type { Language } from "~/web/i18n/languages";
import type { TextField } from "./model";

/** A text that a model lacks. */
export type MissingText = `${TextField}.${Language}`;

/** A model in the desk's list. */
export type ModelListing = {
  id: number;
  name: string;
  year: number;
  bodyType: BodyType | null;
  image: string | null;
  sortOrder: number;
  archivedAt: string | null;
  /** The number of vehicles in service today. */
  vehicles: number;
  /** The lowest rate of a day. */
  lowestRate: number;
  /** The first pending or confirmed booking that begins today or later. */
  nextBooking: UpcomingBooking | null;
  missingTexts: MissingText[];
};

/** A booking to come. `start` and `end` are dates in order: a return may be before its pick-up. */
export type UpcomingBooking = {
  id: number;
  name: string;
  status: "pending" | "confirmed";
  start: string;
  end: string;
};
