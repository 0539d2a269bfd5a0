import { createVar, style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import type { BarState } from "./calendar";
import { EIGHTHS } from "./layout/lay-out-row";

const { color } = theme;

/** The width of a day, set by the table. */
export const dayWidth = createVar();

/** A bar covers its cell; it starts earlier if the previous bar ends on the same day. */
export const bar = style({
  position: "absolute",
  zIndex: 1,
  insetBlock: "0.125rem",
  display: "flex",
  alignItems: "center",
  gap: theme.space.hair,
  overflow: "hidden",
  borderRadius: theme.radius.small,
  fontSize: theme.text.tiny,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.bar,
  lineHeight: 1,
  whiteSpace: "nowrap",
  textDecoration: "none",
  selectors: {
    "a&:hover": { outline: "2px solid currentColor", outlineOffset: "-2px" },
    "a&:focus-visible": { zIndex: 2, outline: `3px solid ${color.focus}`, outlineOffset: "1px" },
  },
  "@media": { [screens.print]: { printColorAdjust: "exact" } },
});

function eighths(from: number, to: number) {
  return Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [from + index, from + index]),
  );
}

const eighthsFrom = (count: number) => `calc(${dayWidth} * ${count / EIGHTHS} + 1px)`;

/** The start of a bar in eighths of a day, from the start of the cell. */
export const start = styleVariants(eighths(-EIGHTHS, EIGHTHS - 1), (count) => ({
  insetInlineStart: eighthsFrom(count),
}));

/** The start of a bar in eighths of a day, back from the end of the cell. */
export const startFromEnd = styleVariants(eighths(1, EIGHTHS), (count) => ({
  insetInlineStart: `calc(100% - ${dayWidth} * ${count / EIGHTHS} + 1px)`,
}));

export const end = styleVariants(eighths(0, EIGHTHS - 1), (count) => ({
  insetInlineEnd: eighthsFrom(count),
}));

const stripes = (angle: number, line: string, ground: string) =>
  `repeating-linear-gradient(${angle}deg, ${line} 0 4px, ${ground} 4px 9px)`;

/** The colour, pattern and edge of a state; the letter repeats it where they are not seen. */
const LOOKS: Record<BarState, StyleRule> = {
  asked: { border: `2px dashed ${color.notice}`, color: color.notice },
  booked: { background: color.accentSurface, color: color.accent },
  out: { background: color.good, color: color.page },
  late: {
    background: stripes(
      135,
      `color-mix(in srgb, ${color.problem} 88%, ${color.page})`,
      color.problem,
    ),
    border: `2px solid ${color.problem}`,
    color: color.page,
  },
  unmarked: {
    background: color.accentSurface,
    border: `2px solid ${color.problem}`,
    color: color.accent,
  },
  returned: { background: color.quietSurface, color: color.quiet },
  unassigned: {
    background: color.problemSurface,
    border: `2px solid ${color.problem}`,
    color: color.problem,
  },
  block: {
    background: stripes(45, color.quietSurface, color.surface),
    border: `1px solid ${color.control}`,
    color: color.quiet,
  },
  channel: { background: color.sunken, border: `2px dotted ${color.control}`, color: color.text },
};

const forced: StyleRule = {
  "@media": { [screens.forcedColors]: { border: "1px solid CanvasText" } },
};

export const state = styleVariants(LOOKS, (look) => [look, forced]);

const letterBase = style({
  alignSelf: "stretch",
  display: "grid",
  placeItems: "center",
  flex: "0 0 1.1rem",
  fontWeight: theme.weight.heavy,
});

const SOLID: Record<BarState, StyleRule> = {
  asked: {},
  booked: { background: color.accent, color: color.onAccent },
  out: {},
  late: { background: color.page, color: color.problem },
  unmarked: { background: color.problem, color: color.page },
  returned: {},
  unassigned: { background: color.problem, color: color.problemSurface },
  block: { background: color.quiet, color: color.quietSurface },
  channel: { background: color.control, color: color.surface },
};

export const letter = styleVariants(SOLID, (look) => [letterBase, look]);

export const text = style({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" });

/** A sample is a bar in the legend. */
export const sample = style({
  display: "inline-flex",
  justifyContent: "center",
  minWidth: "1.75rem",
  height: "1.375rem",
  borderRadius: theme.radius.small,
  fontSize: theme.text.tiny,
});
