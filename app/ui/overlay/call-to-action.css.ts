import { style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

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

export const actions = style({ display: "flex", flexWrap: "wrap", gap: theme.space.snug });
