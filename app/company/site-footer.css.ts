import { style } from "@vanilla-extract/css";
import { container } from "~/ui/layout.css";
import { theme } from "~/ui/theme.css";

export const skyline = style({
  position: "relative",
  height: "clamp(2rem, 6vw, 6rem)",
  color: theme.color.night,
});

export const root = style({
  background: theme.color.night,
  color: theme.color.onNight,
  // Room for the bell, which floats above the corner.
  paddingBlock: `${theme.space.large} calc(${theme.space.huge} + ${theme.size.touch})`,
});

export const columns = style([
  container,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
    gap: theme.space.large,
    alignItems: "start",
  },
]);

export const name = style({
  fontFamily: theme.font.poster,
  fontSize: theme.text.heading,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  lineHeight: 1.1,
});

export const contacts = style({ display: "grid", justifyItems: "start" });

export { onNightLink as link } from "~/ui/link.css";
