import { globalStyle, style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { hiddenText } from "~/ui/page/layout.css";
import { opener } from "~/ui/overlay/menu.css";
import { theme } from "~/ui/theme/theme.css";

const { belowWide, print, wide } = screens;
const { color, size, space } = theme;

export const rail = style({
  position: "fixed",
  zIndex: 3,
  background: color.night,
  color: color.onNight,
  "@media": {
    [wide]: {
      insetBlock: 0,
      insetInlineStart: 0,
      display: "flex",
      flexDirection: "column",
      width: size.rail,
      paddingBlock: space.medium,
      paddingInlineStart: space.snug,
      overflowY: "auto",
    },
    [belowWide]: {
      inset: "auto 0 0",
      borderBlockStart: `${size.hairline} solid ${color.control}`,
    },
  },
});

// Focused controls stay above the bar.
globalStyle(`html:has(${rail})`, {
  "@media": { [belowWide]: { scrollPaddingBottom: `calc(${size.bar} + ${space.medium})` } },
});

export const main = style({
  minWidth: 0,
  "@media": {
    [wide]: { marginInlineStart: size.rail, paddingInline: space.large },
    [belowWide]: { paddingInline: space.medium },
  },
});

/** The search, the language and the bell are in one row, which scrolls with the page. */
export const top = style({
  display: "flex",
  justifyContent: "end",
  gap: space.small,
  paddingBlockStart: space.medium,
  "@media": {
    [wide]: { marginInlineStart: size.rail, paddingInline: space.large },
    [belowWide]: { paddingInline: space.medium },
    [print]: { display: "none" },
  },
});

const framed = style({
  background: color.surface,
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: theme.radius.small,
});

export const bell = framed;

export const language = style([
  opener,
  framed,
  { minHeight: `calc(${size.touch} + 2 * ${size.hairline})` },
]);

/** On phones only the icon has space; the accessible name of the switch has the language. */
export const languageName = style({ "@media": { [screens.narrow]: hiddenText } });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: `${space.hair} ${space.medium}`,
  marginBlockStart: space.large,
  color: color.textSoft,
  fontSize: theme.text.small,
  lineHeight: size.touch,
  "@media": {
    [wide]: { marginInlineStart: size.rail, padding: `0 ${space.large} ${space.large}` },
    [belowWide]: { padding: `0 ${space.medium} calc(${size.bar} + ${space.medium})` },
    [print]: { display: "none" },
  },
});

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: space.small,
  minHeight: size.touch,
  color: color.onNight,
  fontFamily: theme.font.poster,
  fontSize: theme.text.title,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  textDecoration: "none",
  "@media": { [wide]: { paddingBlockEnd: space.small } },
});
globalStyle(`${rail} > ${brand}`, { "@media": { [belowWide]: { display: "none" } } });
