import { globalStyle, style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { iconButton } from "~/ui/form/icon-button.css";
import { card } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { inLongWords } from "~/ui/theme/long-words";

const { color, space, text } = theme;

const column = style({ display: "grid", gap: space.large, minWidth: 0, alignContent: "start" });
const emptyColumn = { selectors: { "&:empty": { display: "none" } } };

/**
 * The sections are what is urgent, what waits for an answer, and the plan: on wide screens the second
 * stands beside the others.
 */
export const sections = style({
  display: "grid",
  gap: space.large,
  minWidth: 0,
  "@media": {
    [screens.broad]: {
      selectors: {
        "&:has(> :nth-child(2):not(:empty))": {
          gridTemplateColumns: "minmax(0, 1fr) 16.5rem",
          gridTemplateRows: "auto 1fr",
        },
      },
    },
  },
});

export const urgentSection = style([column, emptyColumn]);

export const answerSection = style([
  column,
  emptyColumn,
  { "@media": { [screens.broad]: { gridArea: "1 / 2 / span 2" } } },
]);

export const planSection = style([column, emptyColumn]);

export const section = style({ display: "grid", gap: space.small, minWidth: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.small,
  breakAfter: "avoid",
});

export const title = style({ fontSize: text.title, breakAfter: "avoid" });

/** A day is a day or a night in the plan. */
export const day = style({
  display: "flex",
  alignItems: "center",
  gap: space.small,
  fontSize: text.lead,
});

export const plan = style([section, { gap: space.medium }]);

/** A night stands apart from the days. */
export const night = style([
  section,
  {
    padding: space.small,
    background: color.quietSurface,
    borderRadius: theme.radius.medium,
    "@media": { [screens.print]: { padding: 0, background: "none" } },
  },
]);

export const shiftHead = style([head, { justifyContent: "space-between" }]);

/** The link leads to what a list doesn't show; nothing of that is on paper. */
export const rest = style({ "@media": { [screens.print]: { display: "none" } } });

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space.medium,
  "@media": { [screens.print]: { display: "none" } },
});

export const summary = style({ "@media": { [screens.print]: { display: "none" } } });

export const soft = style({ color: color.textSoft });

/** A list has rows with hairlines, which share their columns. */
export const list = style([
  plainList,
  card,
  {
    display: "grid",
    overflow: "hidden",
    containerType: "inline-size",
    "@media": { [screens.print]: { overflow: "visible" } },
  },
]);

/** The condition is the width of the list, which depends on the size of the text too. */
const roomy = "(min-width: 30rem)";

const row = style({
  display: "grid",
  gridColumn: "1 / -1",
  alignItems: "center",
  gap: `${space.hair} ${space.snug}`,
  padding: `${space.small} ${space.snug}`,
  breakInside: "avoid",
  overflowWrap: "anywhere",
  selectors: {
    "& + &": { borderBlockStart: `${theme.size.hairline} solid ${color.line}` },
  },
});

/** The step is beside the text, or below it where that would be too narrow. */
export const request = style([row, { display: "flex", flexWrap: "wrap" }]);

/** The row of a customer who has the vehicle. */
export const urgent = style([
  request,
  {
    borderInlineStart: `5px solid ${color.problem}`,
    paddingInlineStart: `calc(${space.snug} - 5px)`,
  },
]);

/** The text that a customer wrote. */
export const words = style({
  margin: 0,
  paddingInlineStart: space.small,
  borderInlineStart: `3px solid ${color.line}`,
  whiteSpace: "pre-line",
});

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

export const price = style({ whiteSpace: "nowrap" });

/** A step takes a row while its question is open. */
export const step = style({
  selectors: { "&:has(details[open])": { flexBasis: "100%" } },
  "@media": { [screens.print]: { display: "none" } },
});

/** The ways to answer, side by side. */
export const steps = style([
  step,
  {
    flex: "1 1 14rem",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
    gap: space.small,
  },
]);

globalStyle(`${steps} > a, ${steps} > form > button`, {
  width: "100%",
  paddingInline: space.hair,
});

/** A settled booking stands beside its tick. */
export const settled = style({ display: "flex", alignItems: "start", gap: space.small });

/** The width from which a hand-over has two lines. */
const oneLine = "(min-width: 42rem)";

/** Returns the style of a cell: where it stands in few columns, and in many. */
function cell(few: string, line: string): StyleRule {
  return { gridArea: few, "@container": { [oneLine]: { gridArea: line } } };
}

/**
 * Returns the columns of a hand-over. Only what is the same in all rows sets their widths, so that rows and
 * lists line up. The time stands above the kind, whose words are longer in Georgian.
 */
function columns(time: string) {
  return {
    gridTemplateColumns: `${time} minmax(0, 1fr) fit-content(6.5rem)`,
    "@container": {
      [oneLine]: {
        gridTemplateColumns: `${time} minmax(0, 1.4fr) minmax(0, 1fr) 6.5rem auto auto`,
      },
    },
  };
}

const notOnPaper = { "@media": { [screens.print]: { display: "none" } } };

export const handover = style([
  row,
  columns("4.25rem"),
  {
    gap: `0 ${space.small}`,
    overflowWrap: "break-word",
    "@container": {
      // The container is this narrow with a large text on a phone.
      "(max-width: 15rem)": { display: "block" },
    },
    selectors: { [inLongWords("&")]: columns("5.75rem") },
  },
]);

export const time = style([
  cell("1 / 1", "1 / 1"),
  {
    alignSelf: "end",
    fontFamily: theme.font.poster,
    fontSize: text.title,
    fontWeight: theme.weight.heavy,
    fontStretch: theme.stretch.poster,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1.1,
  },
]);

const kindBase = style([
  cell("2 / 1", "2 / 1"),
  {
    alignSelf: "start",
    display: "flex",
    alignItems: "center",
    gap: space.hair,
    fontSize: text.small,
    fontWeight: theme.weight.strong,
    fontStretch: theme.stretch.poster,
    lineHeight: 1.15,
    overflowWrap: "normal",
  },
]);

globalStyle(`${kindBase} > svg`, { width: "1rem", height: "1rem", flexShrink: 0 });

export const kind = styleVariants({
  pickup: [kindBase, { color: color.good }],
  return: [kindBase, { color: color.quiet }],
});

export const who = style([
  cell("1 / 2", "1 / 2"),
  {
    alignSelf: "end",
    fontWeight: theme.weight.strong,
    // A name is condensed, as Georgian family names have up to 15 letters.
    fontStretch: theme.stretch.bar,
    lineHeight: 1.25,
    overflowWrap: "anywhere",
  },
]);

export const car = style([
  cell("2 / 2 / auto / -1", "1 / 3 / span 2"),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `0 ${space.small}`,
    fontSize: text.small,
    lineHeight: 1.3,
  },
]);

export const where = style([
  cell("3 / 2", "2 / 2"),
  { alignSelf: "start", color: color.textSoft, fontSize: text.small, lineHeight: 1.3 },
]);

/** The sum that the customer pays at the pick-up. */
export const sum = style([
  cell("1 / 3", "1 / 4 / span 2"),
  {
    fontWeight: theme.weight.heavy,
    fontStretch: theme.stretch.label,
    textAlign: "end",
  },
]);

/** The delivery that is to be agreed on. */
export const added = style({
  display: "block",
  fontSize: text.small,
  fontWeight: theme.weight.body,
  lineHeight: 1.3,
});

const callsWidth = `calc(2 * ${theme.size.touch})`;

export const calls = style([
  cell("3 / 3 / span 2", "1 / 5 / span 2"),
  { display: "flex", alignSelf: "end", justifyContent: "end" },
  { "@container": { [oneLine]: { alignSelf: "center", width: callsWidth } } },
  notOnPaper,
]);

export const call = style([iconButton, { color: color.accent, borderRadius: theme.radius.small }]);

/** The phone number is one that can't be called. */
export const phone = style([
  cell("3 / 3 / span 2", "1 / 5 / span 2"),
  { fontSize: text.small, textAlign: "end" },
  { "@container": { [oneLine]: { width: callsWidth } } },
  notOnPaper,
]);

export const mark = style([
  cell("4 / 2", "1 / 6 / span 2"),
  {
    marginBlockStart: space.hair,
    // The element has no height if it is empty.
    selectors: { "&:empty": { marginBlockStart: 0 } },
    "@container": { [oneLine]: { width: "7.5rem", marginBlockStart: 0, textAlign: "end" } },
  },
  notOnPaper,
]);

// Matches a row without a button to mark it, which ends with its last text: the icons stand beside two
// lines.
const withoutMark = `${handover}:has(> ${mark}:empty)`;
const fewColumns = "(max-width: 41.99rem)";

globalStyle(`${withoutMark} > ${car}`, { "@container": { [fewColumns]: { gridArea: "2 / 2" } } });

// A row without a sum leaves its space to the name.
globalStyle(`${handover}:not(:has(> ${sum})) > ${who}`, {
  "@container": { [fewColumns]: { gridArea: "1 / 2 / auto / -1" } },
});

globalStyle(`${withoutMark} > ${calls}, ${withoutMark} > ${phone}`, {
  "@container": { [fewColumns]: { gridArea: "2 / 3 / span 2" } },
});

globalStyle(`${mark} > form > button, ${mark} > a`, { paddingInline: space.small });

export const details = style({
  gridColumn: "2 / -1",
  display: "grid",
  fontSize: text.small,
  whiteSpace: "pre-line",
});

/** The element is shown only on paper. */
export const printed = style([
  details,
  { display: "none", "@media": { [screens.print]: { display: "grid" } } },
]);

// The layout is no grid on paper: Chromium counts no row that a page's end has moved in the height of a
// grid, and prints what follows over it.
globalStyle(`${sections}, ${sections} > div, ${sections} :is(section, ol, ul)`, {
  "@media": { [screens.print]: { display: "block" } },
});
globalStyle(`${sections} :is(section, ol, ul)`, {
  "@media": { [screens.print]: { marginBlockEnd: space.medium } },
});

// The print is black on white: colours and their meaning are lost on paper.
globalStyle(`${sections} *`, { "@media": { [screens.print]: { color: color.text } } });
