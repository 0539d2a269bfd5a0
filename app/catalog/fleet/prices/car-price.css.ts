import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const amount = style({
  fontFamily: theme.font.poster,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  fontSize: "1.6em",
  lineHeight: 1,
});
