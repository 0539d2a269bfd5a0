/** Media queries. */
export const screens = {
  /** A screen on which text is so large that it holds less than a phone does: nothing sticks to its edges there. */
  crowded: "screen and (max-width: 15.99rem)",
  /** A screen of less than 360 px. */
  tiny: "screen and (max-width: 22.49rem)",
  /** A screen of less than 376 px. */
  small: "screen and (max-width: 23.49rem)",
  narrow: "screen and (max-width: 47.99rem)",
  medium: "screen and (min-width: 48rem)",
  belowWide: "screen and (max-width: 63.99rem)",
  wide: "screen and (min-width: 64rem)",
  broad: "screen and (min-width: 80rem)",
  /** A dark scheme on screen: print is always light. */
  dark: "screen and (prefers-color-scheme: dark)",
  moreContrast: "(prefers-contrast: more)",
  motion: "(prefers-reduced-motion: no-preference)",
  forcedColors: "(forced-colors: active)",
  print: "print",
  hover: "(hover: hover)",
} as const;
