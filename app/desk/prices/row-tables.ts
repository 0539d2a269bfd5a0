import type { Extra } from "~/catalog/pricing/extras";
import { OTHER_PLACE, type DeskPlace } from "~/catalog/pricing/places";
import { messageKey, type MessageKey } from "~/web/message-key";
import type { Road } from "~/catalog/pricing/price-tables";
import { SAME_AS_PICKUP } from "~/booking/booking";
import { readAmount, readDays, readMinutes } from "./read-amount";
import type { Cell, RowTable } from "./typed-rows";

const MAX_FEE = 100_000;
const MAX_DAYS = 365;
/** The maximum gap in minutes, which is a day. */
const MAX_GAP = 1440;

/** The places of pick-ups and returns, as rows of a form. */
export const PLACES: RowTable<DeskPlace> = {
  subject: "places",
  word: "place",
  // Forms use these as values of other choices.
  reserved: [OTHER_PLACE.toLowerCase(), SAME_AS_PICKUP],
  cells: {
    fee: amount(MAX_FEE, messageKey("prices.errors.fee")),
    minDays: {
      read: (text) => readDays(text, MAX_DAYS),
      write: (days) => (days > 1 ? String(days) : ""),
      error: messageKey("prices.errors.days"),
    },
    gapMinutes: {
      read: (text) => readMinutes(text, MAX_GAP),
      write: (minutes) => (minutes === 0 ? "" : String(minutes)),
      error: messageKey("prices.errors.minutes"),
    },
  },
};

const MAX_PRICE = 10_000;
const MAX_QUANTITY = 20;

/** The extras, as rows of a form. */
export const EXTRAS: RowTable<Extra> = {
  subject: "extras",
  word: "extra",
  cells: {
    price: amount(MAX_PRICE, messageKey("prices.errors.extraPrice")),
    perDay: choice("once", "day"),
    max: {
      read: (text) => readDays(text, MAX_QUANTITY),
      write: String,
      error: messageKey("prices.errors.quantity"),
    },
    isOffered: choice("no", "yes", "yes"),
  },
};

/** The roads of which models say whether they may take them, as rows of a form. */
export const ROADS: RowTable<Road> = { subject: "roads", word: "road", cells: {} };

function amount(max: number, error: MessageKey): Cell<number> {
  return { read: (text) => readAmount(text, max), write: String, error };
}

/** Returns a cell with a choice of two words, of which `first` is that of an empty row. */
function choice(no: string, yes: string, first = no): Cell<boolean> {
  return {
    read: (text) => (text === yes ? true : text === no ? false : null),
    write: (isChosen) => (isChosen ? yes : no),
    error: messageKey("prices.errors.price"),
    choices: first === yes ? [yes, no] : [no, yes],
  };
}
