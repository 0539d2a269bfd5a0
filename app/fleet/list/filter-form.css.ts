import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.medium,
  padding: theme.space.medium,
  background: theme.color.sunken,
  borderRadius: theme.radius.large,
});
