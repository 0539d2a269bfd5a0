import { style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** The height of the bar and that of the header add up to the 80 px of scroll padding. */
export const bar = style({
  top: 0,
  zIndex: 4,
  "@media": { [screens.medium]: { position: "sticky" } },
  height: theme.size.topBar,
  overflow: "hidden",
  background: theme.color.night,
  color: theme.color.onNight,
  fontSize: theme.text.small,
  lineHeight: theme.size.topBar,
});

export const counters = style([
  container,
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: theme.space.medium,
    fontStretch: theme.stretch.label,
  },
]);
