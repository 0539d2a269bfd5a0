import { style } from "@vanilla-extract/css";
import { row } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const night = style([
  row,
  { padding: theme.space.medium, background: theme.color.night, color: theme.color.onNight },
]);

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.medium,
});

export const group = style({ padding: 0, border: 0 });
