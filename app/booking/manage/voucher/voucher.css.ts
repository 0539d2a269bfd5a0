import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "~/ui/page/card.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import { enamel } from "~/ui/theme/enamel";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const { color, font, space, stretch, text, weight, radius } = theme;

globalStyle("@page", { margin: "7mm" });

export const page = style({
  display: "grid",
  gap: space.large,
  maxWidth: "54rem",
  marginInline: "auto",
  paddingBlock: space.large,
  paddingInline: space.medium,
  "@media": { [screens.print]: { maxWidth: "none", padding: 0, gap: 0 } },
});

export const tools = style({
  display: "grid",
  gap: space.small,
  "@media": { [screens.print]: { display: "none" } },
});

/**
 * On paper the sheet is as high as the page, and never higher: the poster takes the room that the texts leave. The
 * grounds are printed too, as the voucher is a poster.
 */
export const sheet = style([
  card,
  {
    display: "flex",
    flexDirection: "column",
    overflow: "hidden",
    overflowWrap: "anywhere",
    printColorAdjust: "exact",
    WebkitPrintColorAdjust: "exact",
    "@media": {
      [screens.print]: {
        blockSize: "calc(100vh - 2px)",
        border: `2px solid ${color.night}`,
        borderRadius: 0,
        breakInside: "avoid",
      },
    },
  },
]);

export const poster = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "3",
  objectFit: "cover",
  objectPosition: "50% 44%",
  "@media": {
    [screens.print]: {
      aspectRatio: "auto",
      flex: "1 1000 62mm",
      minBlockSize: 0,
      maxBlockSize: "95mm",
    },
  },
});

/** A section keeps its height on paper. */
const section = style({
  paddingInline: `clamp(${space.medium}, 4vw, ${space.large})`,
  "@media": { [screens.print]: { flex: "none", paddingInline: "7mm" } },
});

export const band = style([
  section,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space.hair} ${space.large}`,
    paddingBlock: space.small,
    background: color.night,
    color: color.onNight,
    "@media": { [screens.print]: { paddingBlock: space.hair, flexWrap: "nowrap" } },
  },
]);

const posterType = style({
  fontFamily: font.poster,
  fontWeight: weight.heavy,
  fontStretch: stretch.poster,
  lineHeight: 1.1,
});

export const country = style([
  posterType,
  {
    fontSize: text.display,
    color: color.onNightSoft,
    "@media": { [screens.print]: { fontSize: "3.5rem" } },
  },
]);

export const holder = style({ textAlign: "end", minInlineSize: 0, marginInlineStart: "auto" });

export const kind = style([posterType, { fontSize: text.title }]);

/** Clamps a text in print, so that the voucher fits on one sheet. */
function atMost(lines: number) {
  return style({
    "@media": {
      [screens.print]: {
        display: "-webkit-box",
        overflow: "hidden",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: lines,
      },
    },
  });
}

export const fewLines = atMost(2);
export const someLines = atMost(4);

export const label = style({ color: color.textSoft, fontSize: text.small });
export const strong = style({ fontWeight: weight.strong });
export const whole = style({ whiteSpace: "nowrap" });
export const hidden = visuallyHidden;
export const onScreen = style({ "@media": { [screens.print]: { display: "none" } } });

export const journey = style([
  section,
  {
    display: "grid",
    gap: space.medium,
    alignItems: "start",
    paddingBlock: space.medium,
    gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
    "@media": {
      [screens.print]: {
        gridTemplateColumns: "1fr 1fr 34mm",
        gap: space.small,
        paddingBlock: space.snug,
      },
    },
  },
]);

export const valid = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.small,
});

export const stop = style({ display: "grid", gap: space.hair, alignContent: "start" });

export const time = style([
  posterType,
  { fontSize: text.sumLarge, lineHeight: 1, color: color.accent },
]);

export const code = style({ display: "grid", justifyItems: "center", textAlign: "center" });

/** A code is dark on white in both schemes: scanners expect it. */
export const qr = style({
  display: "block",
  inlineSize: "9rem",
  blockSize: "9rem",
  background: theme.plate.ground,
  fill: theme.plate.text,
  "@media": { [screens.print]: { inlineSize: "32mm", blockSize: "32mm" } },
});

export const reference = style([posterType, { fontSize: text.title, letterSpacing: "0.06em" }]);

const torn = { borderBlockStart: `2px dashed ${color.line}` };

export const car = style([
  section,
  {
    ...torn,
    display: "grid",
    gap: space.medium,
    alignItems: "center",
    paddingBlock: space.medium,
    "@media": {
      [screens.medium]: { gridTemplateColumns: "13rem 1fr auto" },
      [screens.print]: {
        gridTemplateColumns: "42mm 1fr minmax(0, 52mm)",
        paddingBlock: space.small,
      },
    },
  },
]);

export const picture = style({
  borderRadius: radius.small,
  overflow: "hidden",
  background: color.stage,
});
globalStyle(`${picture} img`, {
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
});

export const model = style([posterType, { fontSize: text.title }]);
export const name = style([posterType, { fontSize: text.lead }]);
export const box = style({
  display: "grid",
  alignContent: "start",
  gap: space.hair,
  minInlineSize: 0,
});

export const customer = style([
  box,
  {
    gap: 0,
    maxInlineSize: "20rem",
    "@media": { [screens.medium]: { textAlign: "end" }, [screens.print]: { textAlign: "end" } },
  },
]);

/** The number plate, like a real one. */
export const plate = style({
  display: "inline-block",
  paddingInline: space.small,
  border: `2px solid ${theme.plate.edge}`,
  borderInlineStart: `0.5rem solid ${theme.plate.band}`,
  borderRadius: radius.small,
  background: theme.plate.ground,
  color: theme.plate.text,
  fontWeight: weight.heavy,
  whiteSpace: "nowrap",
});

export const money = style([
  section,
  {
    ...torn,
    display: "grid",
    gap: space.large,
    alignItems: "center",
    paddingBlock: space.medium,
    "@media": {
      [screens.medium]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
      [screens.print]: {
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        paddingBlock: space.small,
      },
    },
  },
]);

/** The enamel plate, on which nothing but the sum to pay stands. */
export const sumPlate = style({
  display: "grid",
  gap: space.hair,
  padding: space.medium,
  borderRadius: radius.medium,
  background: color.sign,
  color: color.onSign,
  ...enamel(color.sign, color.onSign),
});

export const sumLabel = style({ fontWeight: weight.strong });
export const sum = style([posterType, { fontSize: text.sumLarge, lineHeight: 1 }]);

export const lines = style({
  margin: 0,
  "@media": { [screens.print]: { fontSize: text.small } },
});
export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.medium,
  paddingBlock: space.hair,
  borderBlockEnd: `${theme.size.hairline} solid ${color.line}`,
  "@media": { [screens.print]: { paddingBlock: "1px" } },
});
export const amount = style({ margin: 0, textAlign: "end", fontWeight: weight.strong });

const detailsBase = style([
  section,
  {
    ...torn,
    margin: 0,
    paddingBlock: space.medium,
    columns: "20rem 2",
    columnGap: space.large,
    "@media": { [screens.print]: { columns: 2, paddingBlock: space.small, lineHeight: 1.3 } },
  },
]);

const onPaper = (fontSize: string) => ({ "@media": { [screens.print]: { fontSize } } });

/** The details are the smaller on paper the more there is to say. */
export const details = styleVariants({
  usual: [detailsBase, onPaper("0.875rem")],
  dense: [detailsBase, onPaper("0.75rem")],
  tight: [detailsBase, onPaper("0.625rem")],
});

export const detail = style({
  breakInside: "avoid",
  paddingBlockEnd: space.small,
  "@media": { [screens.print]: { paddingBlockEnd: space.hair } },
});
export const value = style({ margin: 0 });
export const termText = style([value, atMost(3)]);
// The signs and the roads stand side by side on paper, in the size of the details.
globalStyle(`${detail} ul, ${detail} li`, {
  "@media": { [screens.print]: { display: "inline", padding: 0, fontSize: "inherit" } },
});
globalStyle(`${detail} li:not(:last-child)::after`, {
  "@media": { [screens.print]: { content: ", " } },
});

export const notes = style([
  section,
  { ...torn, paddingBlock: space.small, "@media": { [screens.print]: { fontSize: text.small } } },
]);

export const georgian = style([
  section,
  {
    paddingBlock: space.small,
    background: color.sunken,
    fontSize: text.small,
    "@media": { [screens.print]: { paddingBlock: space.hair, fontSize: "0.8rem" } },
  },
]);

export const foot = style([
  section,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: space.medium,
    alignItems: "center",
    paddingBlock: space.snug,
    background: color.night,
    color: color.onNight,
    fontSize: text.small,
    "@media": { [screens.print]: { paddingBlock: space.small, fontSize: "0.8rem" } },
  },
]);
