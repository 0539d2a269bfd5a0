import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "~/ui/page/card.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { atMost } from "./at-most";

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
const sheetBase = style([
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
        fontSize: "0.8125rem",
        lineHeight: 1.35,
      },
    },
  },
]);

/** The whole sheet is the smaller on paper the more lines the price has: only the poster and the notes give way. */
export const sheet = styleVariants({ usual: [sheetBase], full: [sheetBase], packed: [sheetBase] });

const SCALES = { full: 0.88, packed: 0.76 } as const;
for (const size of ["full", "packed"] as const) {
  globalStyle(`${sheet[size]} > :not(img)`, {
    "@media": { [screens.print]: { zoom: SCALES[size] } },
  });
}

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
      minBlockSize: "20mm",
      maxBlockSize: "95mm",
    },
  },
});

/** A section keeps its height on paper. */
export const section = style({
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
    "@media": { [screens.print]: { paddingBlock: space.small, flexWrap: "nowrap" } },
  },
]);

export const posterType = style({
  fontFamily: font.poster,
  fontWeight: weight.heavy,
  fontStretch: stretch.poster,
  lineHeight: 1.1,
});

export const country = style([
  posterType,
  {
    // The longest word of a language still fits a phone in large text.
    fontSize: `min(${text.display}, 10vw)`,
    color: color.onNightSoft,
    overflowWrap: "normal",
    flex: "none",
    "@media": { [screens.print]: { fontSize: "3.75rem" } },
  },
]);

export const holder = style({
  textAlign: "end",
  minInlineSize: 0,
  marginInlineStart: "auto",
  "@media": { [screens.narrow]: { textAlign: "start", marginInlineStart: 0 } },
});
export const holderName = style({ fontWeight: weight.strong });
export const contact = style({ fontSize: text.small });

export const kind = style([posterType, { fontSize: text.title }]);

export const fewLines = style(atMost(2));
export const someLines = style(atMost(4));

/** A heading within the sheet looks like its text: the poster's letters are for what is read from afar. */
const textType = style({ fontFamily: font.body, fontStretch: "100%", lineHeight: "inherit" });
export const label = style([
  textType,
  {
    color: color.textSoft,
    fontSize: text.small,
    fontWeight: weight.body,
    "@media": { [screens.print]: { fontSize: "0.75rem" } },
  },
]);
export const strong = style([textType, { fontSize: "inherit", fontWeight: weight.strong }]);
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
    gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
    "@media": {
      [screens.medium]: { gridTemplateColumns: "1fr 1fr auto" },
      [screens.print]: {
        gridTemplateColumns: "1fr 1fr 34mm",
        gap: space.small,
        paddingBlock: space.snug,
      },
    },
  },
]);

export const valid = style({ gridColumn: "1 / -1", color: color.good, fontWeight: weight.strong });

export const stop = style({
  display: "grid",
  gap: space.hair,
  alignContent: "start",
  "@media": { [screens.print]: { gap: "1px" } },
});

export const time = style([
  posterType,
  {
    fontSize: text.sumLarge,
    lineHeight: 1,
    color: color.accent,
    "@media": { [screens.print]: { fontSize: "3.25rem" } },
  },
]);

export const code = style({
  display: "grid",
  justifyItems: "center",
  textAlign: "center",
  "@media": { [screens.narrow]: { gridColumn: "1 / -1" } },
});

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

export const torn = { borderBlockStart: `2px dashed ${color.line}` };

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
        gridTemplateColumns: "42mm 1fr auto",
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
export const box = style({
  display: "grid",
  alignContent: "start",
  gap: space.hair,
  minInlineSize: 0,
});

/** Whom to call, large enough to be read at arm's length. */
export const meeting = style([
  box,
  {
    gap: 0,
    maxInlineSize: "16rem",
    "@media": { [screens.medium]: { textAlign: "end" }, [screens.print]: { textAlign: "end" } },
  },
]);
export const call = style([posterType, { fontSize: text.title, whiteSpace: "nowrap" }]);

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

export const georgian = style([
  section,
  {
    paddingBlock: space.small,
    background: color.sunken,
    fontSize: text.small,
    "@media": { [screens.print]: { paddingBlock: space.hair, fontSize: "0.75rem" } },
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
    "@media": { [screens.print]: { paddingBlock: space.small, fontSize: "0.75rem" } },
  },
]);
