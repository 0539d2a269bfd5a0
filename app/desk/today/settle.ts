import { readId } from "~/web/id";
import { PAGE_ROWS } from "./today-view";

/** The field with a booking that is marked as planned, and the state of it that the form has shown. */
export const SETTLED = "booking";

export function settledValue({ id, revision }: { id: number; revision: string }): string {
  return `${id} ${revision}`;
}

/** The maximum number of bookings in a form, which is as many as Today lists on a page. */
const MAX_SETTLED = PAGE_ROWS;

/** Reads the bookings of a form; null if one is malformed, or there are none or too many. */
export function readSettled(values: readonly FormDataEntryValue[]) {
  const read = values.map((value) => {
    const [, id = "", revision] = /^(\d{1,15}) (\d{0,15}-\d{0,15})$/.exec(String(value)) ?? [];
    return { id: readId(id), revision };
  });
  const known = read.flatMap(({ id, revision }) =>
    id !== null && revision !== undefined ? [{ id, revision }] : [],
  );
  const isWhole = known.length === values.length && known.length > 0 && known.length <= MAX_SETTLED;
  return isWhole ? known : null;
}

/** The field with the requests that a form has shown, and what is done with them. */
export const UNANSWERED_IDS = "ids";
export const UNANSWERED_ANSWERS = ["cancel", "keep"] as const;

/** The maximum number of requests in a form, which is as many as `listAsked` returns. */
const MAX_ASKED = 200;

/** Reads ids that are separated by commas; null if one is malformed, or there are none or too many. */
export function readIds(text: string): bigint[] | null {
  const ids = text.split(",").map(readId);
  const known = ids.filter((id) => id !== null);
  return known.length === ids.length && ids.length <= MAX_ASKED ? known : null;
}

/** The field with the last message that a form has shown: those up to it are marked as answered. */
export const LAST_MESSAGE = "message";
