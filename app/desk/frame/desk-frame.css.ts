import { globalStyle, style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
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
    [wide]: { marginInlineStart: size.rail, padding: `0 ${space.large} ${space.huge}` },
    [belowWide]: { padding: `0 ${space.medium} calc(${size.bar} + ${space.large})` },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space.medium}`,
  marginBlockStart: space.large,
  color: color.textSoft,
  fontSize: theme.text.small,
  "@media": { [print]: { display: "none" } },
});

/** The bell is in the page's head, at its end; it scrolls with the page. */
export const bell = style({
  position: "absolute",
  top: space.medium,
  insetInlineEnd: space.medium,
  zIndex: 1,
  background: color.surface,
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: theme.radius.small,
  "@media": { [wide]: { insetInlineEnd: space.large }, [print]: { display: "none" } },
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

export const nav = style({
  "@media": { [wide]: { display: "flex", flexDirection: "column", flexGrow: 1 } },
});
