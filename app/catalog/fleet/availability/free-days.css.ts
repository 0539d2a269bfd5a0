import { style, styleVariants } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { theme } from "~/ui/theme/theme.css";

export const root = style([padded, { maxWidth: theme.size.column, gap: theme.space.snug }]);

export const title = style({ fontSize: theme.text.heading });

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: theme.space.small,
});

export const table = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: "2px",
  textAlign: "center",
});

export const caption = style({ fontWeight: theme.weight.strong, textAlign: "start" });

export const weekday = style({
  fontSize: theme.text.small,
  fontWeight: theme.weight.body,
  color: theme.color.textSoft,
});

const cell = style({ paddingBlock: theme.space.small, borderRadius: theme.radius.small });

const today = (color: string) => ({ "&[aria-current]": { outline: `2px solid ${color}` } });

const { color } = theme;

export const day = styleVariants({
  free: [
    cell,
    {
      background: color.goodSurface,
      color: color.good,
      fontWeight: theme.weight.strong,
      selectors: today(color.good),
    },
  ],
  /** Taken days are struck through: their state does not depend on the colour. */
  taken: [
    cell,
    {
      background: color.quietSurface,
      color: color.quiet,
      textDecoration: "line-through",
      selectors: today(color.quiet),
    },
  ],
  over: [cell, { color: color.textSoft }],
  otherMonth: [],
});

export const hint = style({ fontSize: theme.text.small, color: theme.color.textSoft });
