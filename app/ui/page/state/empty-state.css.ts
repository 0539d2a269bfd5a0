import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const root = style({
  display: "grid",
  justifyItems: "center",
  gap: theme.space.medium,
  paddingBlock: theme.space.large,
  textAlign: "center",
});

export const picture = style({
  width: "min(22rem, 100%)",
});

export const text = style({ maxWidth: theme.size.column, fontSize: theme.text.lead });
