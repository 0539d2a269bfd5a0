import { style, styleVariants } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style([padded, { gap: theme.space.snug }]);

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

const cell = style({
  height: theme.size.touch,
  padding: 0,
  borderRadius: theme.radius.small,
});

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
});

/** A day of the chosen trip. Where colours are forced its edge shows it. */
export const chosenDay = style([
  cell,
  {
    background: color.accent,
    color: color.onAccent,
    fontWeight: theme.weight.strong,
    selectors: today(color.text),
    "@media": { [screens.forcedColors]: { border: "3px solid Highlight" } },
  },
]);

/** A day that can be chosen fills its cell. */
export const choice = style({
  width: "100%",
  height: "100%",
  padding: 0,
  border: 0,
  borderRadius: "inherit",
  background: "none",
  textDecoration: "inherit",
  cursor: "pointer",
  selectors: { "&:hover": { boxShadow: `inset 0 0 0 2px ${color.accent}` } },
  "@media": {
    [screens.forcedColors]: { border: `${theme.size.hairline} solid` },
    [screens.print]: { display: "block !important" },
  },
});

export const hint = style({ fontSize: theme.text.small, color: theme.color.textSoft });
