import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { iconButton } from "~/ui/form/icon-button.css";
import { card } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const { color, space, text } = theme;

/** The lists, one below the other. */
export const column = style({ display: "grid", gap: space.large, minWidth: 0 });

/** Two columns, side by side if there are both and space for them. */
export const parts = style({
  display: "grid",
  alignItems: "start",
  gap: space.large,
  minWidth: 0,
  "@media": {
    [screens.broad]: {
      selectors: {
        "&:has(> :not(:empty) + :not(:empty))": {
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        },
      },
    },
  },
});

export const part = style({ display: "grid", gap: space.small, minWidth: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.small,
});

export const title = style({ fontSize: text.title });

export const day = style({ marginBlockStart: space.small, fontSize: text.lead });

export const soft = style({ color: color.textSoft });

/** Rows with hairlines, which share their columns. */
export const list = style([
  plainList,
  card,
  { display: "grid", overflow: "hidden", containerType: "inline-size" },
]);

/** By the width of the list, which depends on the size of the text too. */
const roomy = "(min-width: 30rem)";

const row = style({
  display: "grid",
  gridColumn: "1 / -1",
  alignItems: "center",
  gap: `${space.hair} ${space.snug}`,
  padding: `${space.small} ${space.snug}`,
  overflowWrap: "anywhere",
  selectors: {
    "& + &": { borderBlockStart: `${theme.size.hairline} solid ${color.line}` },
  },
});

/** The step is beside the text, or below it where that would be too narrow. */
export const request = style([row, { display: "flex", flexWrap: "wrap" }]);

export const itemText = style({
  flex: "1 1 13rem",
  display: "grid",
  alignItems: "center",
  gap: `${space.hair} ${space.snug}`,
  minWidth: 0,
});

export const requestText = style([
  itemText,
  { "@container": { [roomy]: { gridTemplateColumns: "4.5rem minmax(0, 1fr)" } } },
]);

export const age = style({
  color: color.notice,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  "@container": {
    [roomy]: { selectors: { [`${requestText} > &`]: { gridRow: "1 / span 2" } } },
  },
});

export const name = style({
  fontFamily: theme.font.body,
  fontSize: text.lead,
  fontWeight: theme.weight.strong,
  fontStretch: "100%",
  lineHeight: 1.25,
});

export const facts = style({ color: color.textSoft, fontSize: text.small });

export const sum = style({ whiteSpace: "nowrap" });

/** With its open question it takes a row. */
export const step = style({
  selectors: { "&:has(details[open])": { flexBasis: "100%" } },
  "@media": { [screens.print]: { display: "none" } },
});

/** A booking with its tick. */
export const settled = style({ display: "flex", alignItems: "start", gap: space.small });

export const handover = style([
  row,
  {
    gridTemplateColumns: "5.5rem minmax(0, 1fr) auto",
    rowGap: 0,
    "@container": { [roomy]: { gridTemplateColumns: "5.5rem 8rem minmax(0, 1fr) auto" } },
  },
]);

export const pastHandover = style([handover, { background: color.sunken }]);

export const time = style({
  gridColumn: 1,
  fontFamily: theme.font.poster,
  fontSize: text.desk,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.1,
  "@container": { [roomy]: { gridRow: "1 / span 2" } },
});

const kindBase = style({
  gridArea: "2 / 1",
  display: "flex",
  alignItems: "center",
  gap: space.hair,
  fontSize: text.small,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.poster,
  overflowWrap: "normal",
  "@container": {
    [roomy]: { gridArea: "1 / 2 / span 2", fontStretch: theme.stretch.label },
  },
});

export const kind = styleVariants({
  pickup: [kindBase, { color: color.good }],
  return: [kindBase, { color: color.quiet }],
});

export const who = style({
  gridArea: "1 / 2",
  fontSize: text.lead,
  fontWeight: theme.weight.strong,
  lineHeight: 1.25,
  "@container": { [roomy]: { gridArea: "1 / 3" } },
});

export const where = style({
  gridArea: "2 / 2",
  color: color.textSoft,
  fontSize: text.small,
  "@container": { [roomy]: { gridArea: "2 / 3" } },
});

export const call = style([
  iconButton,
  {
    gridArea: "1 / 3 / span 2",
    color: color.accent,
    borderColor: color.accent,
    borderRadius: theme.radius.small,
    "@container": { [roomy]: { gridArea: "1 / 4 / span 2" } },
    "@media": { [screens.print]: { display: "none" } },
  },
]);

export const mark = style({
  gridColumn: "2 / -1",
  marginBlockStart: space.hair,
  "@container": { [roomy]: { gridColumn: "3 / -1" } },
  "@media": { [screens.print]: { display: "none" } },
});

export const now = style({
  gridColumn: "1 / -1",
  paddingInline: space.snug,
  background: color.accent,
  color: color.onAccent,
  fontSize: text.small,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
});

globalStyle(`${now} + ${handover}`, { borderBlockStart: 0 });
