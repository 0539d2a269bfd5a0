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
  /** In service today. */
  vehicles: number;
  /** A day. */
  lowestRate: number;
  /** The first pending or confirmed booking that begins today or later. */
  nextBooking: UpcomingBooking | null;
  missingTexts: MissingText[];
};

/** `start` and `end` are dates in order: a return may be before its pick-up. */
export type UpcomingBooking = {
  id: number;
  name: string;
  status: "pending" | "confirmed";
  start: string;
  end: string;
};
