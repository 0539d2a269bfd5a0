/** The places that texts of the product name, as they call them. */
const NAMED_PLACES = [
  { slug: "tbilisi", en: "Tbilisi", ka: "თბილისი" },
  { slug: "tbilisi-airport", en: "Tbilisi Airport", ka: "თბილისის აეროპორტი" },
  { slug: "kutaisi-airport", en: "Kutaisi Airport", ka: "ქუთაისის აეროპორტი" },
  { slug: "batumi", en: "Batumi", ka: "ბათუმი" },
] as const;

export type PlaceSlug = (typeof NAMED_PLACES)[number]["slug"];

/** A place of pick-ups and returns. */
export type Place = {
  /** Null if no text of the product names it. Staff may change its name. */
  slug: PlaceSlug | null;
  /** The English name is the value in forms, addresses and the API. */
  name: LocalName;
  /** The delivery fee in GEL. */
  fee: number;
  /** The minimum number of rental days: shorter rentals get a notice. */
  minDays: number;
};

/** A place with what only the desk needs. */
export type DeskPlace = Place & {
  /** The minutes for washing and driving: before a pick-up and after a return at the place. */
  gapMinutes: number;
};

/** The value for a place by agreement, which has no fee in any data. */
export const OTHER_PLACE = "Other";

export function placeNamed(places: readonly Place[], value: string | null | undefined) {
  return places.find(({ name }) => name.en === value);
}

export function placeWithSlug(places: readonly Place[], slug: PlaceSlug) {
  return places.find((place) => place.slug === slug);
}

/** Returns whether cars are delivered to a place that a text names. */
export function serves(places: readonly Place[], slug: PlaceSlug): boolean {
  return placeWithSlug(places, slug) !== undefined;
}

/** Reads a slug; null for a text that is none. */
export function readPlaceSlug(text: unknown): PlaceSlug | null {
  return NAMED_PLACES.find(({ slug }) => slug === text)?.slug ?? null;
}

/** Returns the slug of the place that has a name in the product's texts; null if none has. */
export function slugOfName(name: LocalName): PlaceSlug | null {
  const namedIn = (lang: "en" | "ka") =>
    NAMED_PLACES.find((place) => place[lang].toLowerCase() === name[lang].toLowerCase());
  return (namedIn("en") ?? namedIn("ka"))?.slug ?? null;
}

/** Returns whether cars are delivered to a place, at least by agreement. */
export function isServed(places: readonly Place[], value: string): boolean {
  return value === OTHER_PLACE || placeNamed(places, value) !== undefined;
}

/** Returns the delivery fee in GEL to a place that a text names. */
export function deliveryFeeTo(places: readonly Place[], slug: PlaceSlug): number {
  return placeWithSlug(places, slug)?.fee ?? 0;
}

/** Returns the delivery fee in GEL to a place; 0 for one by agreement. */
export function deliveryFeeOf(places: readonly Place[], value: string | null): number {
  return placeNamed(places, value)?.fee ?? 0;
}

/** A name by language. */
export type LocalName = Readonly<{ en: string; ka: string }>;
