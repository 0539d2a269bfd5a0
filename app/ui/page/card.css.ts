import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const card = style({
  minWidth: 0,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.medium,
});

export const padded = style([
  card,
  {
    display: "grid",
    gap: theme.space.medium,
    padding: `clamp(${theme.space.medium}, 4vw, ${theme.space.large})`,
    "@media": { [screens.crowded]: { padding: theme.space.snug } },
  },
]);
