import { readReference } from "~/booking/reference";
import { plateKey } from "~/catalog/fleet/vehicles/plate";

/** A parsed search; a booking matches if any field of it does. */
export type BookingSearch = {
  id: string | null;
  /** The reference of a booking, however it was typed. */
  reference: string | null;
  /** The start or end of a phone number. */
  digits: string | null;
  /** The start of an address in lower case; with `isEnd` this may also be its end, such as `@firm.ge`. */
  email: { text: string; isEnd: boolean } | null;
  /** A fragment of a plate, as `plateKey`. */
  plate: string | null;
  /** The prefixes of words in the name, the car or the notes, without quotes and backslashes. */
  words: string[];
};

const NUMBER = /^\d{1,18}$/;
/** Matches a number that is marked as that of a booking. */
const MARKED_NUMBER = /^[#№]\s*(\d{1,18})$/;
const PHONE = /^[\d\s()+./-]+$/;
const MIN_DIGITS = 3;
const EMAIL = /^(?=.*\p{L})[^\s"]{3,}$/u;
const PLATE = /^[A-Z0-9]{3,15}$/;

/** Matches what separates words, as in the SQL function `word_vector`. */
const WORD_SEPARATORS =
  // oxlint-disable-next-line no-control-regex -- they separate words too.
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f\u00a1\u00ab\u00b7\u00bb\u00bf\u2010-\u206f\u3001\u3002]+/;
const MAX_WORD = 60;

/** Parses a search; null if it is empty. `folded` is its text after `fold_text`. */
export function readSearch(q: string, folded = q): BookingSearch | null {
  if (!q) return null;
  const [, marked] = MARKED_NUMBER.exec(q) ?? [];
  if (marked !== undefined) {
    return { id: marked, reference: null, digits: null, email: null, plate: null, words: [] };
  }
  const digits = PHONE.test(folded) ? folded.replaceAll(/\D/g, "") : "";
  const plate = plateKey(folded);
  return {
    id: NUMBER.exec(folded)?.[0] ?? null,
    reference: readReference(q),
    digits: digits.length >= MIN_DIGITS ? digits : null,
    email: EMAIL.test(q) ? { text: q.toLowerCase(), isEnd: /[@.]/.test(q) } : null,
    plate: PLATE.test(plate) ? plate : null,
    words: folded
      .split(WORD_SEPARATORS)
      .filter(Boolean)
      .map((word) => [...word].slice(0, MAX_WORD).join("")),
  };
}
