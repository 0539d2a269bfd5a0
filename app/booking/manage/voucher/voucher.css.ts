import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "~/ui/page/card.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

globalStyle("@page", { margin: "10mm" });

export const page = style({
  display: "grid",
  gap: theme.space.large,
  maxWidth: "54rem",
  marginInline: "auto",
  paddingBlock: theme.space.large,
  paddingInline: theme.space.medium,
  "@media": { [screens.print]: { maxWidth: "none", padding: 0 } },
});

export const tools = style({
  display: "grid",
  gap: theme.space.small,
  "@media": { [screens.print]: { display: "none" } },
});

export const sheet = style([
  card,
  {
    display: "grid",
    gap: theme.space.medium,
    padding: `clamp(${theme.space.medium}, 4vw, ${theme.space.huge})`,
    overflowWrap: "anywhere",
    "@media": {
      // A price with every fee and the longest notes have room on one sheet.
      [screens.print]: { zoom: 0.8, padding: theme.space.large, gap: theme.space.snug },
    },
  },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: theme.space.medium,
  paddingBlockEnd: theme.space.small,
  borderBlockEnd: `6px double ${theme.color.accent}`,
});

export const brand = style({
  fontFamily: theme.font.poster,
  fontSize: theme.text.heading,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  lineHeight: 1.1,
  color: theme.color.accent,
});

export const number = style([brand, { color: theme.color.text }]);

export const label = style({ color: theme.color.textSoft, fontSize: theme.text.small });

export const numberBox = style({ textAlign: "end" });

export const valid = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.small,
});

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: theme.space.medium,
});

export const stop = style({
  display: "grid",
  gap: theme.space.hair,
  alignContent: "start",
  padding: theme.space.medium,
  border: `2px solid ${theme.color.accent}`,
  borderRadius: theme.radius.medium,
});

export const strong = style({
  fontFamily: theme.font.poster,
  fontSize: theme.text.title,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  lineHeight: 1.2,
});

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

export const someLines = atMost(8);

export const box = style({ display: "grid", alignContent: "start", gap: theme.space.hair });

export const tearLine = style({
  display: "grid",
  gap: theme.space.medium,
  paddingBlockStart: theme.space.medium,
  borderBlockStart: `4px dotted ${theme.color.line}`,
});
