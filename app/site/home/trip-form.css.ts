import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** A sheet that lies over the foot of the hero. */
export const root = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "end",
  gap: theme.space.snug,
  width: `min(${theme.size.page} - 2 * ${theme.space.medium}, 100% - 2 * ${theme.space.medium})`,
  marginInline: "auto",
  marginBlockStart: `calc(-1 * ${theme.size.ridge})`,
  padding: `${theme.space.snug} ${theme.space.medium} ${theme.space.medium}`,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderBlockStart: `4px solid ${theme.color.accent}`,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.floating,
  "@media": {
    [screens.medium]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) auto",
      gap: theme.space.medium,
    },
  },
});

export const whole = style({ "@media": { [screens.narrow]: { gridColumn: "1 / -1" } } });
