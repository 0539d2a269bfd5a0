import { isFull } from "./full";
import { LANGS, type Lang } from "./fixtures";
import { SCREENS, type Screen } from "./screens";

export const SCHEMES = ["light", "dark"] as const;
const AXE_WIDTHS = [390, 1280] as const;

type Look = { colorScheme: (typeof SCHEMES)[number]; width: number };

/** A screen in a language, with the displays that axe checks. */
type View = { screen: Screen; lang: Lang; looks: Look[] };

const LOOKS: readonly Look[] = SCHEMES.flatMap((colorScheme) =>
  AXE_WIDTHS.map((width) => ({ colorScheme, width })),
);

/** Language, scheme and width in four rows that cover every pair of values. */
const PAIRS = [
  { lang: "en", colorScheme: "light", width: 390 },
  { lang: "ka", colorScheme: "dark", width: 390 },
  { lang: "en", colorScheme: "dark", width: 1280 },
  { lang: "ka", colorScheme: "light", width: 1280 },
] as const;

/** Returns all combinations, or in the gate one for each screen, alternating. */
export const VIEWS: readonly View[] = isFull
  ? SCREENS.flatMap((screen) => LANGS.map((lang) => ({ screen, lang, looks: [...LOOKS] })))
  : SCREENS.filter(({ isSlow }) => !isSlow).map((screen, index) => {
      const { lang, ...look } = PAIRS[index % PAIRS.length]!;
      return { screen, lang, looks: [look] };
    });
