import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

const { color, size, space } = theme;

/**
 * The bar sticks on phones and tablets, unless a large text or a lying phone leaves too little room beside
 * it.
 */
const sticks = "screen and (max-width: 63.99rem) and (min-height: 34rem)";

/** The bar is above the bar of the sections. */
export const bar = style({
  display: "none",
  "@media": {
    [sticks]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: `calc(${size.bar} + ${size.hairline})`,
      zIndex: 2,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: space.small,
      minHeight: size.bar,
      padding: `${space.small} ${space.medium}`,
      background: color.accentStrong,
      color: color.onAccent,
    },
  },
});

export const text = style({ display: "grid", minWidth: 0, lineHeight: 1.25 });

// A name that is longer than two lines is cut: the list below has all of it.
globalStyle(`${text} > *`, {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
globalStyle(`${text} > span`, { fontSize: theme.text.small });
globalStyle(`${bar} > :last-child`, { flexShrink: 0, maxWidth: "55%" });

/** The height of both bars: that of the sections, and this one with four lines of text. */
const bars = `2.5 * ${size.bar}`;

// Neither bar covers what is at the end of the page, nor focused controls.
globalStyle(`main:has(${bar}) ~ footer`, {
  "@media": { [sticks]: { paddingBlockEnd: `calc(${bars} + ${space.small})` } },
});
globalStyle(`html:has(${bar}${bar})`, {
  "@media": { [sticks]: { scrollPaddingBottom: `calc(${bars} + ${space.medium})` } },
});
