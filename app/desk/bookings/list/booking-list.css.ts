import { style } from "@vanilla-extract/css";
import { card } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const { color, size, space, text } = theme;

export const group = style({ display: "grid", gap: space.small, minWidth: 0 });

export const groupTitle = style({ fontSize: text.lead });

export const rows = style([plainList, card]);

/** A row has two lines, with hairlines between rows. The button of the details is at its end. */
export const row = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.hair} ${space.medium}`,
  padding: `${space.small} calc(${size.touch} + ${space.small}) ${space.small} ${space.snug}`,
  overflowWrap: "anywhere",
  selectors: {
    "li + li > &": { borderBlockStart: `${size.hairline} solid ${color.line}` },
  },
  "@media": { [screens.print]: { breakInside: "avoid", paddingInlineEnd: space.snug } },
});

export const lines = style({ flex: "1 1 17rem", display: "grid", gap: space.hair, minWidth: 0 });

export const line = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.small,
});

export const status = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "end",
  columnGap: space.small,
});

export const title = style({
  fontFamily: theme.font.body,
  fontSize: text.body,
  fontWeight: theme.weight.strong,
  fontStretch: "100%",
  lineHeight: 1.3,
});

export const facts = style({ color: color.textSoft, fontSize: text.small });

export const sum = style({ fontSize: text.small, whiteSpace: "nowrap" });

export const flag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.hair,
  marginInlineStart: space.small,
  color: color.notice,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  whiteSpace: "nowrap",
});

/** The decisions take a row while a question is open. */
export const decisions = style({
  selectors: { "&:has(details[open])": { flexBasis: "100%" } },
});

export const details = style({ flexBasis: "100%" });

export const summary = style({
  position: "absolute",
  top: space.hair,
  insetInlineEnd: space.hair,
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
  borderRadius: theme.radius.small,
  listStyle: "none",
  selectors: {
    "&:hover": { background: color.accentSurface },
    "&::-webkit-details-marker": { display: "none" },
    "[open] > &": { rotate: "180deg" },
  },
  "@media": { [screens.print]: { display: "none" } },
});

export const more = style({
  display: "grid",
  gap: space.small,
  maxWidth: size.column,
  paddingBlock: space.small,
});

export const notes = style({ whiteSpace: "pre-line" });

/** The filters are one row on phones, which scrolls. */
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.small,
  "@media": {
    [screens.narrow]: {
      flexWrap: "nowrap",
      marginInline: `calc(-1 * ${space.medium})`,
      paddingInline: space.medium,
      paddingBlock: space.hair,
      overflowX: "auto",
      scrollbarWidth: "none",
    },
  },
});

export const chip = style({
  flexShrink: 0,
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.touch,
  paddingInline: space.medium,
  background: color.surface,
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: theme.radius.round,
  color: color.text,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.accentSurface },
    "&[aria-current]": { background: color.sign, borderColor: color.sign, color: color.onSign },
  },
  "@media": {
    [screens.forcedColors]: {
      selectors: { "&[aria-current]": { background: "Highlight", color: "HighlightText" } },
    },
  },
});
