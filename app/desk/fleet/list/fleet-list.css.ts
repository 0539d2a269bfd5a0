import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style({ display: "grid", gap: theme.space.snug, minWidth: 0 });

export const search = style({ display: "flex", gap: theme.space.small });

export const chips = style({ display: "flex", flexWrap: "wrap", gap: theme.space.small });

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.touch,
  paddingInline: theme.space.snug,
  border: `1.5px solid ${theme.color.control}`,
  borderRadius: theme.radius.round,
  background: theme.color.surface,
  color: theme.color.text,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  textDecoration: "none",
  selectors: {
    "&[aria-current]": { background: theme.color.sign, color: theme.color.onSign },
  },
  "@media": {
    [screens.forcedColors]: {
      selectors: { "&[aria-current]": { outline: "2px solid Highlight" } },
    },
  },
});

export const list = style([card, plainList, { overflow: "clip" }]);

export const item = style({
  selectors: {
    "& + &": { borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}` },
  },
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: theme.space.snug,
  rowGap: "0.1rem",
  padding: `${theme.space.small} ${theme.space.snug}`,
  color: theme.color.text,
  textDecoration: "none",
  outlineOffset: "-3px",
  selectors: {
    "&:hover": { background: theme.color.sunken },
    "&[aria-current]": {
      background: theme.color.accentSurface,
      boxShadow: `inset 5px 0 ${theme.color.accent}`,
    },
  },
});

/** The first child is the picture. */
globalStyle(`${row} > :first-child`, { gridRow: "1 / 3" });

export const name = style({ fontWeight: theme.weight.strong, minWidth: 0 });

export const price = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });

export const facts = style({
  gridColumn: "2 / 4",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space.snug,
  fontSize: theme.text.small,
  color: theme.color.textSoft,
});

export const pips = style({ display: "inline-flex", alignItems: "center", gap: "3px" });

export const pip = style({
  width: "0.55rem",
  height: "0.8rem",
  border: `1.5px solid ${theme.color.control}`,
  borderRadius: "1px 1px 3px 3px",
  background: theme.color.onNightSoft,
  selectors: { "&:nth-last-of-type(1)": { marginInlineEnd: theme.space.hair } },
});
