import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

const { color, space } = theme;

export const choices = style([plainList, { display: "flex", flexWrap: "wrap", gap: space.small }]);

export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.small,
  minHeight: theme.size.touch,
  padding: `${space.hair} ${space.snug}`,
  background: color.surface,
  border: `${theme.size.hairline} solid ${color.control}`,
  borderRadius: theme.radius.small,
  color: color.text,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  lineHeight: 1.15,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.accentSurface },
    "&[aria-current]": { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
  },
});

export const urgentChoice = style([
  choice,
  { background: color.problemSurface, borderColor: color.problem, color: color.problem },
]);
