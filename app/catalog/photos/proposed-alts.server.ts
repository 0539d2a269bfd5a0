import type { TFunction } from "i18next";
import { hasYear } from "~/catalog/fleet/car";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { localizedBy, type Localized } from "~/web/i18n/localized";
import { VIEWS, type View } from "./photo";

/** The car of a photo, with the colours of its vehicles as the staff wrote them, in lower case. */
export type PhotoSubject = {
  id: number;
  name: string;
  year: number;
  colours: readonly string[];
};

const COLOURS = [
  "white",
  "black",
  "silver",
  "grey",
  "red",
  "blue",
  "green",
  "brown",
  "beige",
  "yellow",
  "orange",
  "gold",
] as const;

/**
 * Returns texts for a photo of each view: «Toyota RAV4, 2019, white: exterior, rear». Photos of no view have none: pages
 * then number them.
 */
export function proposedAlts(subject: PhotoSubject): Record<View, Localized> {
  const texts = VIEWS.map((view) => [view, proposedAlt(subject, view)]);
  return Object.fromEntries(texts) as Record<View, Localized>;
}

export function proposedAlt(subject: Omit<PhotoSubject, "id">, view: View): Localized {
  if (view === "more") return {};
  const { name, year, colours } = subject;
  const dated = hasYear(subject) ? name : `${name}, ${year}`;
  const colour = commonColour(colours);
  return localizedBy((lang) => {
    const { t } = i18nFor(lang);
    const car = colour ? `${dated}, ${t(`photos.colours.${colour}`)}` : dated;
    return view === "main" ? car : `${car}: ${t(`photos.shown.${view}`)}`;
  });
}

/** Returns the colour that all vehicles of a model have; null if they differ or it is in no list. */
function commonColour(colours: readonly string[]) {
  const known = new Set(colours.map(colourOf));
  const [only = null] = known;
  return known.size === 1 ? only : null;
}

/** Finds a colour by its name in any language. */
function colourOf(written: string) {
  const isNamed = (t: TFunction, colour: (typeof COLOURS)[number]) =>
    t(`photos.colours.${colour}`).toLowerCase() === written;
  const spelled = written === "gray" ? "grey" : written;
  return (
    COLOURS.find((colour) => colour === spelled) ??
    COLOURS.find((colour) => LANGUAGES.some((lang) => isNamed(i18nFor(lang).t, colour))) ??
    null
  );
}
