import { readAmount, readDays, readMinutes } from "~/desk/prices/read-amount";
import {
  checkNamedRows,
  type RowCheck,
  type RowErrors,
  type TypedRow,
} from "~/desk/prices/typed-rows";
import {
  OTHER_PLACE,
  readPlaceSlug,
  slugOfName,
  type DeskPlace,
  type PlaceSlug,
} from "~/catalog/pricing/places";
import { messageKey } from "~/web/message-key";

/** The inputs of a row. */
export const PLACE_COLUMNS = [
  "placeEn",
  "placeKa",
  "placeFee",
  "placeMinDays",
  "placeGap",
] as const;
/** A hidden field: the slug stays with a place that is renamed. A new place gets one by its name. */
export const PLACE_SLUG_FIELD = "placeSlug";
export const PLACE_FIELDS = [...PLACE_COLUMNS, PLACE_SLUG_FIELD] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];
export type PlaceRow = TypedRow<PlaceField>;

const MAX_FEE = 100_000;
const MAX_DAYS = 365;
/** The maximum gap in minutes, which is a day. */
const MAX_GAP = 1440;

/** Returns the rows of stored places, with an empty one for another place. */
export function placeRows(places: readonly DeskPlace[]): PlaceRow[] {
  const rows = places.map(({ slug, name, fee, minDays, gapMinutes }) => ({
    placeSlug: slug ?? "",
    placeEn: name.en,
    placeKa: name.ka,
    placeFee: String(fee),
    placeMinDays: minDays > 1 ? String(minDays) : "",
    placeGap: gapMinutes === 0 ? "" : String(gapMinutes),
  }));
  const empty = PLACE_FIELDS.map((field) => [field, ""]);
  return [...rows, Object.fromEntries(empty) as PlaceRow];
}

type ParsePlacesResult = { ok: true; places: DeskPlace[] } | { ok: false; errors: RowErrors };

/** Parses the rows of places. Those without names are removed. */
export function parsePlaces(rows: readonly PlaceRow[]): ParsePlacesResult {
  const checked = checkNamedRows(rows, ["placeEn", "placeKa"], checksOf);
  return checked.ok ? { ok: true, places: withSlugs(checked.used) } : checked;
}

/**
 * Returns the places with their slugs. A slug stays with the place that has it; one that no place has goes
 * to a place of its name.
 */
function withSlugs(rows: readonly PlaceRow[]): DeskPlace[] {
  const given = new Set<PlaceSlug>();
  const take = (slug: PlaceSlug | null) => {
    if (slug === null || given.has(slug)) return null;
    given.add(slug);
    return slug;
  };
  const places = rows.map((row) => ({
    ...readPlace(row),
    slug: take(readPlaceSlug(row.placeSlug)),
  }));
  return places.map((place) => ({ ...place, slug: place.slug ?? take(slugOfName(place.name)) }));
}

function checksOf(row: PlaceRow): RowCheck<PlaceField>[] {
  return [
    ["placeEn", messageKey("prices.errors.reserved"), isReserved(row.placeEn)],
    ["placeFee", messageKey("prices.errors.fee"), readAmount(row.placeFee, MAX_FEE) === null],
    [
      "placeMinDays",
      messageKey("prices.errors.days"),
      readDays(row.placeMinDays, MAX_DAYS) === null,
    ],
    ["placeGap", messageKey("prices.errors.minutes"), readMinutes(row.placeGap, MAX_GAP) === null],
  ];
}

/** Returns whether forms use a name as the value of another choice. */
function isReserved(name: string) {
  return [OTHER_PLACE.toLowerCase(), "same"].includes(name.toLowerCase());
}

function readPlace(row: PlaceRow): Omit<DeskPlace, "slug"> {
  return {
    name: { en: row.placeEn, ka: row.placeKa },
    fee: readAmount(row.placeFee, MAX_FEE) ?? 0,
    minDays: readDays(row.placeMinDays, MAX_DAYS) ?? 1,
    gapMinutes: readMinutes(row.placeGap, MAX_GAP) ?? 0,
  };
}
