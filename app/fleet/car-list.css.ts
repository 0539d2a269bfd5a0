import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  gap: theme.space.medium,
});

export const more = style({ justifySelf: "center" });
