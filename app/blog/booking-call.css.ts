import { style } from "@vanilla-extract/css";
import { container } from "~/ui/layout.css";
import { theme } from "~/ui/theme.css";

export const root = style({ background: theme.color.night, color: theme.color.onNight });

export const words = style([
  container,
  {
    display: "grid",
    justifyItems: "start",
    gap: theme.space.medium,
    paddingBlock: theme.space.huge,
  },
]);

export const text = style({
  maxWidth: theme.size.column,
  fontSize: theme.text.lead,
  textWrap: "pretty",
});
