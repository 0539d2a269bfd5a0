import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** One or two words above a headline on a dark background. */
export const kicker = style({
  paddingBlockEnd: theme.space.hair,
  borderBlockEnd: `3px double ${theme.color.onNightSoft}`,
  color: theme.color.onNightSoft,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
});
