import { style } from "@vanilla-extract/css";
import { row } from "~/ui/layout.css";
import { theme } from "~/ui/theme.css";

export const root = style([
  row,
  {
    justifyContent: "space-between",
    fontSize: theme.text.small,
    color: theme.color.textSoft,
  },
]);
