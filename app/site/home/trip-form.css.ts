import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** A sheet that lies over the foot of a poster. Each date has its time beside it. */
export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  alignItems: "end",
  gap: theme.space.small,
  padding: theme.space.snug,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderBlockStart: `4px solid ${theme.color.accent}`,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.floating,
  color: theme.color.text,
  viewTimelineName: "--trip-form",
  "@media": {
    [screens.crowded]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [screens.medium]: {
      gridTemplateColumns: "repeat(2, minmax(0, 3fr) minmax(0, 2fr))",
      gap: theme.space.snug,
      padding: theme.space.medium,
    },
    [screens.wide]: {
      gridTemplateColumns:
        "minmax(0, 4fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr) auto",
    },
  },
});

export const place = style({
  gridColumn: "1 / -1",
  "@media": {
    [screens.medium]: { gridColumn: "1 / span 3" },
    [screens.wide]: { gridColumn: "auto" },
  },
});

/** The button. On screens of middle width it ends the first of two rows. */
export const show = style({
  gridColumn: "1 / -1",
  minHeight: "3rem",
  "@media": {
    [screens.medium]: { gridArea: "1 / 4", minHeight: theme.size.touch },
    [screens.wide]: { gridArea: "auto" },
  },
});
