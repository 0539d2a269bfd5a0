import { style } from "@vanilla-extract/css";
import { enamel } from "~/ui/enamel";
import { theme } from "~/ui/theme.css";

/** A night-blue sign on the paper, with the thin line of enamel. */
export const panel = style({
  display: "grid",
  justifyItems: "start",
  gap: theme.space.medium,
  padding: `clamp(${theme.space.large}, 5vw, ${theme.space.huge})`,
  borderRadius: theme.radius.large,
  background: theme.color.night,
  color: theme.color.onNight,
  ...enamel(theme.color.night, theme.color.onNightSoft),
});

export const text = style({
  maxWidth: theme.size.column,
  fontSize: theme.text.lead,
  textWrap: "pretty",
});
