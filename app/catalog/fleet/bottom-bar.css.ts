import { style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

/** A bar at the bottom of the window with a car, its price and a link to the form. */
export const surface = style({
  zIndex: 2,
  bottom: 0,
  background: theme.color.night,
  color: theme.color.onNight,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const content = style([
  container,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: theme.space.small,
    minHeight: "4.5rem",
  },
]);

export const car = style({ display: "grid", minWidth: 0, lineHeight: 1.2 });

/** A longer name ends after two lines. */
export const name = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
});
