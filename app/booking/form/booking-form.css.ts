import { globalStyle, style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { stack } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const ground = style({ background: theme.color.sunken });

export const section = style({
  display: "grid",
  gap: theme.space.large,
  "@media": { [screens.narrow]: { gap: theme.space.snug } },
});

export const intro = style({
  display: "grid",
  gap: theme.space.medium,
  "@media": { [screens.narrow]: { gap: theme.space.snug } },
});

/** The price is next to the form on wide screens. */
export const root = style({
  display: "grid",
  gap: theme.space.large,
  alignItems: "start",
  "@media": {
    [screens.narrow]: { gap: theme.space.medium },
    [screens.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 24rem)",
      gridTemplateRows: "auto auto 1fr",
    },
  },
});

/** On phones the details around the form; its button disappears once it is open, also as a target without scripts. */
export const folded = style({});

const wideOrOpen = { display: "none" };

export const opener = style({
  width: "100%",
  minHeight: "3.5rem",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    [`${folded}[open] > &, :target ${folded} > &`]: wideOrOpen,
  },
  "@supports": {
    "selector(::details-content)": { "@media": { [screens.medium]: wideOrOpen } },
  },
});

globalStyle(`:target ${folded}::details-content`, {
  display: "contents",
  contentVisibility: "visible",
});

export const whole = style([stack, { gridColumn: "1 / -1" }]);

export const part = style([
  padded,
  { gap: theme.space.large, "@media": { [screens.narrow]: { gap: theme.space.medium } } },
]);

export const price = style({
  minWidth: 0,
  "@media": {
    [screens.wide]: { gridColumn: 2, gridRow: "2 / span 2", position: "sticky", top: "6rem" },
  },
});

export const group = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.medium,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "@media": { [screens.narrow]: { gap: theme.space.snug } },
});

export const fold = style({
  minHeight: theme.size.touch,
  alignContent: "center",
  color: theme.color.textSoft,
});

/**
 * A date and a time share a row where both are whole: an English time has "AM" or "PM". Their labels are level, and so
 * are their controls, whichever has a longer label.
 */
export const pair = style([
  group,
  {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
    alignItems: "stretch",
    "@media": {
      [screens.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      // An error in half a phone would be a column of words.
      [screens.narrow]: {
        selectors: { "&:has([aria-invalid=true])": { gridTemplateColumns: "minmax(0, 1fr)" } },
      },
    },
  },
]);

globalStyle(`${pair} > div`, { alignContent: "space-between" });

export const extras = style({});

globalStyle(`${extras} > [role=status]:not(:empty)`, { marginBlockStart: theme.space.medium });

export const legend = style({
  gridColumn: "1 / -1",
  padding: 0,
  paddingBlockEnd: theme.space.small,
  fontFamily: theme.font.poster,
  fontSize: theme.text.title,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
});

export const wide = style({ gridColumn: "1 / -1" });

/** A field with a button beside it, or below it where both don't fit. */
export const withButton = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: theme.space.small,
});

globalStyle(`${withButton} > :first-child`, { flex: "1 1 9rem" });

export const honeypot = style({
  position: "absolute",
  insetInlineStart: "-100vw",
  width: "1px",
  height: "1px",
  overflow: "hidden",
});
