import { businessTime } from "~/web/calendar";
import type { CarChoice } from "~/catalog/fleet/car";
import { currentName, followedType } from "~/catalog/fleet/choice-named";
import { readTripDates } from "~/catalog/fleet/prices/trip-dates";
import { FIELD_LIMITS } from "~/booking/booking";
import { EXTRAS_PARAMETER, readExtrasParameter } from "~/booking/extras/extra-field";
import { ASK_PARAMETER, ASK_VALUES, type Asked } from "~/web/pages/address-values";
import { emptyForm } from "./form-values";

/**
 * Returns the values with which a query fills in the form. A former name of a car selects the car. `asked` are the notes
 * for what can be asked for: an address has only its name, as strangers write addresses.
 */
export function formDefaults(
  query: URLSearchParams,
  choices: readonly CarChoice[],
  asked: Readonly<Partial<Record<Asked, string>>> = {},
) {
  const named = query.get("vehicle");
  const { dates, pickup } = readTripDates(query);
  const again = {
    ...readReturnPlace(query),
    ...readExtrasParameter(query.get(EXTRAS_PARAMETER) ?? ""),
    ...readAsked(query, asked),
  };
  if (!named) return { ...emptyForm(named, null, { dates, pickup }), ...again };
  const name = currentName(choices, named);
  return { ...emptyForm(name, followedType(choices, name), { dates, pickup }), ...again };
}

function readAsked(query: URLSearchParams, asked: Readonly<Partial<Record<Asked, string>>>) {
  const name = ASK_VALUES.find((value) => value === query.get(ASK_PARAMETER));
  const notes = name && asked[name];
  return notes ? { notes } : {};
}

/** Returns the return place of an address that books the same again. */
function readReturnPlace(query: URLSearchParams) {
  const place = query.get("return")?.slice(0, FIELD_LIMITS.place);
  return place ? { return: place } : {};
}

/**
 * The steps of the time in the page. A page that stays the same is compressed better, and only the notice of a
 * past pick-up needs the time.
 */
const STEP_MS = 5 * 60_000;

/** Returns the date and time of the form in business time. */
export function formTime(now: Date) {
  return businessTime(new Date(now.getTime() - (now.getTime() % STEP_MS)));
}
