import { style } from "@vanilla-extract/css";
import { container } from "~/ui/layout.css";
import { theme } from "~/ui/theme.css";

export const root = style({
  background: theme.color.night,
  color: theme.color.onNight,
  // Room for the bell, which floats above the corner.
  paddingBlock: `${theme.space.large} calc(${theme.space.huge} + ${theme.size.touch})`,
});

export const columns = style([
  container,
  { display: "flex", flexWrap: "wrap", gap: theme.space.large, alignItems: "baseline" },
]);

export const name = style({ fontSize: theme.text.title, fontWeight: 800, flexGrow: 1 });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.touch,
  color: theme.color.onNight,
});
