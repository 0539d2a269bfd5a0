import { globalStyle, style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.snug,
  padding: `${theme.space.hair} ${theme.space.snug}`,
});

export const dragged = style([
  row,
  {
    background: theme.color.accentSurface,
    boxShadow: theme.shadow.floating,
    userSelect: "none",
  },
]);

/** Touching the handle drags the row instead of scrolling the page. */
export const handle = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: theme.size.touch,
  height: theme.size.touch,
  marginInlineStart: `calc(-1 * ${theme.space.snug})`,
  color: theme.color.textSoft,
  cursor: "grab",
  touchAction: "none",
  selectors: { [`${dragged} > &`]: { cursor: "grabbing" } },
});

/** Phones have no room for the picture. */
export const picture = style({ "@media": { [screens.narrow]: { display: "none" } } });

export const name = style({ flexGrow: 1, minWidth: 0, fontWeight: theme.weight.strong });

export const position = style({ flex: "none", width: "5.5rem", textAlign: "end" });

export const bar = style({
  position: "sticky",
  zIndex: 2,
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.small,
  paddingBlock: theme.space.small,
  background: theme.color.page,
  "@media": {
    [screens.belowWide]: { bottom: theme.size.bar },
    [screens.print]: { display: "none" },
  },
});

// Focused fields stay above the bar, and on narrow screens above the desk's bar. The class stands twice for
// its specificity: the frame sets the padding too.
globalStyle(`html:has(.${bar}.${bar})`, {
  scrollPaddingBottom: "5rem",
  // The buttons of the bar may stand in two rows.
  "@media": { [screens.belowWide]: { scrollPaddingBottom: `calc(${theme.size.bar} + 8rem)` } },
});
