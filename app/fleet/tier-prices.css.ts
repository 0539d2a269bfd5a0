import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

export const root = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  columnGap: theme.space.medium,
  fontSize: theme.text.small,
});

export const rate = style({ fontWeight: 700, textAlign: "end" });
