import { style } from "@vanilla-extract/css";
import { button } from "~/ui/form/button.css";
import { padded } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { enamel } from "~/ui/theme/enamel";
import { inLongWords } from "~/ui/theme/long-words";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** In a window that is high enough the ticket stays in view, and scrolls by itself when its folds are open. Lower windows have the bar. */
const TALL = `${screens.wide} and (min-height: 63rem)`;

export const root = style([
  padded,
  {
    gap: theme.space.snug,
    "@media": {
      [screens.wide]: { gridColumn: 2, gridRow: "1 / span 2" },
      [TALL]: {
        position: "sticky",
        top: "5rem",
        maxHeight: "calc(100dvh - 6rem)",
        overflowY: "auto",
      },
    },
  },
]);

/** The one enamel plate of the page. */
export const plate = style({
  padding: `${theme.space.snug} ${theme.space.medium}`,
  borderRadius: theme.radius.small,
  background: theme.color.sign,
  color: theme.color.onSign,
  fontStretch: theme.stretch.label,
  ...enamel(theme.color.sign, theme.color.onSign),
  "@media": {
    // The ground of the plate is missing there, so its edge shows it.
    [screens.forcedColors]: { border: `2px solid` },
    [screens.print]: { background: "none", color: "inherit", boxShadow: "none" },
  },
});

/** Its sum is 1.6 times as large as the text around it. */
export const plateOfRate = style([
  plate,
  {
    fontSize: "2rem",
    lineHeight: 1.2,
    selectors: { [inLongWords("&")]: { fontSize: theme.text.title } },
  },
]);

export const sumLabel = style({ fontWeight: theme.weight.strong });

/** An amount in two currencies is long, so it is a step smaller where they stand together. */
export const sum = style({
  fontFamily: theme.font.poster,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  fontSize: theme.text.sumLarge,
  lineHeight: 1.1,
  selectors: { [inLongWords("&")]: { fontSize: "2.5rem" } },
});

export const caption = style({ fontSize: theme.text.small });

export const book = style([button.primary, { minHeight: "3.5rem", fontSize: theme.text.lead }]);

export const small = style({ fontSize: theme.text.small });

/** Below the tear line of the ticket. Short texts stand side by side. */
export const terms = style([
  plainList,
  small,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))",
    gap: `${theme.space.hair} ${theme.space.small}`,
    paddingBlockStart: theme.space.snug,
    borderBlockStart: `2px dashed ${theme.color.line}`,
  },
]);

export const long = style({ gridColumn: "1 / -1" });

export const help = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.small,
});

/** Both contacts share a row. */
export const contact = style([
  button.secondary,
  {
    flexGrow: 1,
    selectors: {
      [`${help} > &`]: {
        paddingInline: theme.space.snug,
        "@media": { [screens.narrow]: { paddingInline: theme.space.small } },
      },
    },
  },
]);

export const helpTitle = style({ flexBasis: "100%", fontSize: theme.text.lead });

export const helpText = style([small, { flexBasis: "100%" }]);

/** The form's fields; a date and a time share a row where both are whole. */
export const trip = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.small,
});

export const whole = style({ gridColumn: "1 / -1" });

/** The chosen days, and that they can be changed. */
export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: theme.space.small,
  minHeight: theme.size.touch,
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const days = style({ fontSize: theme.text.lead, fontWeight: theme.weight.strong });

export const change = style({ color: theme.color.accent, textDecoration: "underline" });
