import { style } from "@vanilla-extract/css";
import { container } from "~/ui/layout.css";
import { theme } from "~/ui/theme.css";

export const root = style({ background: theme.color.night, color: theme.color.onNight });

export const content = style([
  container,
  { display: "grid", gap: theme.space.large, paddingBlock: theme.space.section },
]);

export const title = style({ fontSize: theme.text.display, fontWeight: 800 });

export const lead = style({
  maxWidth: theme.size.column,
  fontSize: theme.text.lead,
  color: theme.color.onNight,
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: theme.space.medium });
