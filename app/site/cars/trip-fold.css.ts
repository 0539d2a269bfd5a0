import { style } from "@vanilla-extract/css";
import { content } from "~/ui/page/fold.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** Where there is room the trip is open: `fold.css.ts` opens it in browsers that can. */
export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space.small,
  minHeight: theme.size.touch,
  padding: `${theme.space.small} ${theme.space.snug}`,
  background: theme.color.night,
  color: theme.color.onNight,
  borderRadius: theme.radius.medium,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [screens.crowded]: { paddingInline: theme.space.small } },
  "@supports": {
    "selector(::details-content)": { "@media": { [screens.medium]: { display: "none" } } },
  },
});

export const trip = style({
  flex: "1 1 8rem",
  display: "grid",
  minWidth: 0,
  fontStretch: theme.stretch.label,
  lineHeight: 1.3,
});

export const at = style({ fontSize: theme.text.small, color: theme.color.onNightSoft });

export const change = style({
  flexShrink: 0,
  selectors: { [`${content}[open] &`]: { display: "none" } },
});

/** Two columns on phones: a date with its time, which is shorter. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  alignItems: "end",
  gap: theme.space.snug,
  "@media": {
    [screens.narrow]: { paddingBlockStart: theme.space.snug },
    [screens.crowded]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [screens.medium]: {
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      gap: theme.space.medium,
    },
    [screens.wide]: {
      gridTemplateColumns:
        "minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 2fr) minmax(0, 1.5fr) auto",
    },
  },
});

export const place = style({
  minWidth: 0,
  "@media": {
    [screens.narrow]: { gridColumn: "1 / -1" },
    [screens.medium]: { gridColumn: "1 / span 3" },
    [screens.wide]: { gridColumn: "auto" },
  },
});

/** The button. On screens of middle width it ends the first of two rows. */
export const show = style({
  "@media": {
    [screens.narrow]: { gridColumn: "1 / -1" },
    [screens.medium]: { gridArea: "1 / 4" },
    [screens.wide]: { gridArea: "auto" },
  },
});
