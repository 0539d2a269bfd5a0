import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** A word or two over a headline on a dark ground. */
export const kicker = style({
  paddingBlockEnd: theme.space.hair,
  borderBlockEnd: `3px double ${theme.color.onNightSoft}`,
  color: theme.color.onNightSoft,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
});
