import { style, styleVariants } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const { color, space } = theme;

/** The container is narrower than the columns need, which may be because of large text. */
const narrow = "(max-width: 44em)";

export const frame = style({ minWidth: 0, containerType: "inline-size" });

export const table = style([
  plainList,
  {
    width: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "@container": { [narrow]: { display: "block" } },
  },
]);

/** The head is hidden on phones, where the values say what they are. */
export const head = style({ "@container": { [narrow]: { display: "none" } } });

export const headCell = style({
  padding: `0 ${space.snug} ${space.hair} 0`,
  color: color.textSoft,
  fontSize: theme.text.small,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  textAlign: "start",
  verticalAlign: "bottom",
});

export const body = style({ "@container": { [narrow]: { display: "block" } } });

export const row = style({
  borderBlockStart: `${theme.size.hairline} solid ${color.line}`,
  "@container": {
    [narrow]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${space.hair} ${space.snug}`,
      paddingBlock: space.small,
    },
  },
});

export const cell = style({
  padding: `${space.hair} ${space.snug} ${space.hair} 0`,
  verticalAlign: "middle",
  textAlign: "start",
  "@container": {
    [narrow]: { padding: 0, selectors: { "&:empty": { display: "none" } } },
  },
});

export const rowHead = style([cell, { fontWeight: theme.weight.strong }]);

export const figure = style([cell, { whiteSpace: "nowrap" }]);

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.touch,
  paddingInlineEnd: space.small,
});

export const unknown = style({ color: color.textSoft });

/**
 * The papers are, on phones, each in a line of their own below the others, and only those that are known.
 */
export const papers = style([
  cell,
  {
    "@container": {
      [narrow]: {
        order: 1,
        flexBasis: "100%",
        selectors: { [`&:has(> ${unknown})`]: { display: "none" } },
      },
    },
  },
]);

export const paper = styleVariants({
  valid: { display: "block" },
  soon: {
    display: "flex",
    alignItems: "center",
    gap: space.hair,
    color: color.notice,
    fontWeight: theme.weight.strong,
  },
  over: {
    display: "flex",
    alignItems: "center",
    gap: space.hair,
    color: color.problem,
    fontWeight: theme.weight.strong,
  },
});

export const numbers = style([
  cell,
  {
    fontSize: theme.text.small,
    color: color.textSoft,
    overflowWrap: "anywhere",
    "@container": { [narrow]: { order: 1 } },
  },
]);

export const code = style({
  display: "block",
  "@container": { [narrow]: { display: "inline", marginInlineEnd: space.snug } },
});

export const service = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space.small}`,
});

export const swatch = style({
  display: "inline-block",
  width: "0.9rem",
  height: "0.9rem",
  marginInlineEnd: space.hair,
  border: `${theme.size.hairline} solid ${color.control}`,
  borderRadius: theme.radius.round,
  verticalAlign: "-0.1rem",
  "@media": { [screens.forcedColors]: { forcedColorAdjust: "none" } },
});
