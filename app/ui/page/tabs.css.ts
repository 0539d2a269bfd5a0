import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style({ display: "grid", gap: theme.space.medium, minWidth: 0 });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.hair,
  borderBlockEnd: `3px solid ${theme.color.accent}`,
});

/** The shape of a tab, for links too. */
export const tabShape = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.touch,
  padding: `${theme.space.hair} ${theme.space.snug}`,
  borderStartStartRadius: theme.radius.small,
  borderStartEndRadius: theme.radius.small,
  background: theme.color.sunken,
  color: theme.color.text,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  textDecoration: "none",
  selectors: { "&:hover": { background: theme.color.accentSurface } },
});

/** Like the tabs of a card index: the open one merges with its panel. */
export const tab = style([
  tabShape,
  {
    paddingInline: theme.space.medium,
    border: "2px solid transparent",
    borderBlockEnd: 0,
    cursor: "pointer",
    selectors: {
      "&[data-state=active]": { background: theme.color.accent, color: theme.color.onAccent },
    },
    "@media": {
      [screens.forcedColors]: {
        selectors: { "&[data-state=active]": { background: "Highlight", color: "HighlightText" } },
      },
    },
  },
]);

export const panel = style({ display: "grid", gap: theme.space.medium, minWidth: 0 });
