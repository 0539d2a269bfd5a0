import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const page = style({
  display: "grid",
  gap: theme.space.medium,
  maxWidth: theme.size.column,
});
