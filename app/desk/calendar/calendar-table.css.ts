import { createVar, fallbackVar, style, styleVariants } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { dayWidth } from "./bar.css";
import { MAX_DAYS } from "./calendar-query";

const { color, size, space, text } = theme;
const count = createVar();
const weekend = createVar();
const todayIndex = createVar();
const firstWidth = "9rem";

/** The table is replaced by the list of a day on narrow screens. */
export const frame = style({
  position: "relative",
  containerType: "inline-size",
  minWidth: 0,
  "@media": { [screens.belowWide]: { display: "none" } },
});

export const table = style({
  vars: { [dayWidth]: `calc((100cqi - ${firstWidth} - 2px) / ${count})` },
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  // The background draws today, the lines between days and weekends: a cell may span days, so they are no
  // elements.
  background: [
    `linear-gradient(${color.noticeSurface} 0 0) calc(${firstWidth} + ${dayWidth} * ${fallbackVar(todayIndex, "-99")}) 0 / ${dayWidth} 100% no-repeat`,
    `repeating-linear-gradient(90deg, transparent 0 calc(${dayWidth} - 1px), ${color.line} calc(${dayWidth} - 1px) ${dayWidth}) ${firstWidth} 0 no-repeat`,
    `repeating-linear-gradient(90deg, ${color.page} 0 calc(${dayWidth} * 2), transparent calc(${dayWidth} * 2) calc(${dayWidth} * 7)) calc(${firstWidth} + ${dayWidth} * (${weekend} - 7)) 0 / calc(${dayWidth} * 7) 100%`,
    color.surface,
  ].join(", "),
  border: `${size.hairline} solid ${color.line}`,
  fontVariantNumeric: "tabular-nums",
  "@media": { [screens.print]: { printColorAdjust: "exact" } },
});

/** The number of days shown. */
export const days = styleVariants(range(1, MAX_DAYS), (number) => ({
  vars: { [count]: String(number) },
}));

function range(from: number, to: number) {
  return Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [from + index, from + index]),
  );
}

export const firstColumn = style({ width: firstWidth });

/** The number of days until the first Saturday: `0` begins with one, and `6` with a Sunday. */
export const untilWeekend = styleVariants(range(0, 6), (number) => ({
  vars: { [weekend]: String(number) },
}));

/** The position of today among the days. */
export const today = styleVariants(range(0, MAX_DAYS - 1), (number) => ({
  vars: { [todayIndex]: String(number) },
}));

const line = `${size.hairline} solid ${color.line}`;

export const row = style({
  height: "2.125rem",
  "@media": { [screens.print]: { breakInside: "avoid" } },
});

const rowHeadBase = style({
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 2,
  padding: `0 ${space.small}`,
  background: color.surface,
  borderBlockEnd: line,
  borderInlineEnd: `2px solid ${color.control}`,
  fontSize: text.small,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.bar,
  lineHeight: 1.1,
  textAlign: "start",
});

export const rowHead = styleVariants({
  vehicle: [rowHeadBase],
  asked: [rowHeadBase, { color: color.notice }],
  unassigned: [rowHeadBase, { color: color.problem }],
});

export const vehicle = style({
  display: "flex",
  alignItems: "center",
  minHeight: "2rem",
  color: color.text,
  textDecoration: "none",
});

export const cell = style({
  position: "relative",
  padding: 0,
  borderBlockEnd: line,
  borderInlineEnd: line,
});

/** Days on which the vehicle is not in service. */
export const off = style([
  cell,
  {
    background: `repeating-linear-gradient(45deg, ${color.line} 0 1px, transparent 1px 6px)`,
  },
]);

/** A text without room wraps below the visible line, rather than being cut. */
export const gap = style({
  position: "absolute",
  inset: "0.125rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "start",
  justifyContent: "center",
  overflow: "hidden",
  borderRadius: theme.radius.small,
  color: color.textSoft,
  fontSize: text.tiny,
  fontStretch: theme.stretch.bar,
  lineHeight: 1,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&::before": { content: "", height: "100%" },
    "a&:hover, a&:focus-visible": { background: color.goodSurface, color: color.good },
    "a&:focus-visible": { zIndex: 2 },
  },
});

export const groupRow = style({ height: "2rem", background: color.sunken });

export const groupHead = style([
  rowHeadBase,
  {
    background: color.sunken,
    fontSize: text.body,
    fontWeight: theme.weight.heavy,
    fontStretch: theme.stretch.poster,
    overflowWrap: "anywhere",
  },
]);

const freeBase = style({
  padding: 0,
  borderBlockEnd: line,
  fontStretch: theme.stretch.bar,
  fontSize: text.small,
  textAlign: "center",
});

export const free = styleVariants({
  some: [freeBase, { color: color.good, fontWeight: theme.weight.heavy }],
  none: [freeBase, { color: color.textSoft }],
});

/** The number of vehicles of a model. */
export const total = style({ color: color.textSoft, fontWeight: theme.weight.body });
