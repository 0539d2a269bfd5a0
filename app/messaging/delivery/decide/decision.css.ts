import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const question = style({ display: "grid", gap: theme.space.medium });

export const page = style({
  display: "grid",
  gap: theme.space.large,
  maxWidth: theme.size.column,
  marginInline: "auto",
});
