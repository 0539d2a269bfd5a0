/** Where layouts change, by the room that there is. */
export const screens = {
  narrow: "screen and (max-width: 47.99rem)",
  medium: "screen and (min-width: 48rem)",
  wide: "screen and (min-width: 64rem)",
  broad: "screen and (min-width: 80rem)",
  /** Paper is light, whatever the screen is. */
  dark: "screen and (prefers-color-scheme: dark)",
  moreContrast: "(prefers-contrast: more)",
  motion: "(prefers-reduced-motion: no-preference)",
  forcedColors: "(forced-colors: active)",
  print: "print",
  hover: "(hover: hover)",
} as const;
