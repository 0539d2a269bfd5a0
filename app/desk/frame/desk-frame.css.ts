import { globalStyle, style } from "@vanilla-extract/css";
import { hiddenText, plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const { belowWide, forcedColors, print, wide } = screens;
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

/** In the page's head, at its end; it scrolls with the page. */
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

/** In the bar the entries share the width by their texts. */
export const list = style([plainList, { "@media": { [belowWide]: { display: "flex" } } }]);

export const item = style({ "@media": { [belowWide]: { flex: "1 1 auto", minWidth: 0 } } });

/** The current one is like paper that joins the page. */
export const link = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  color: color.onNight,
  fontWeight: theme.weight.strong,
  lineHeight: 1.15,
  textDecoration: "none",
  "@media": {
    [wide]: {
      gap: space.snug,
      minHeight: size.touch,
      padding: `${space.hair} ${space.snug}`,
      borderStartStartRadius: theme.radius.small,
      borderEndStartRadius: theme.radius.small,
      fontStretch: theme.stretch.label,
      selectors: {
        "&:hover": { background: `color-mix(in srgb, ${color.onNight} 12%, ${color.night})` },
        "&[aria-current]": {
          background: color.page,
          color: color.text,
          boxShadow: `inset 5px 0 ${color.onNightSoft}`,
        },
      },
    },
    [belowWide]: {
      flexDirection: "column",
      justifyContent: "center",
      gap: "0.1rem",
      minHeight: size.bar,
      paddingInline: "0.1rem",
      fontSize: theme.text.tiny,
      fontStretch: theme.stretch.bar,
      textAlign: "center",
      selectors: {
        "&[aria-current]": { background: color.onNightSoft, color: color.onDawn },
        "&:focus-visible": { outlineOffset: "-4px", outlineColor: color.onNight },
        "&[aria-current]:focus-visible": { outlineColor: color.onDawn },
      },
    },
    [forcedColors]: {
      selectors: { "&[aria-current]": { background: "Highlight", color: "HighlightText" } },
    },
  },
});

globalStyle(`${link} > svg`, { width: "1.4rem", height: "1.4rem" });

/** Only the rail has space for it. */
export const total = style({
  fontWeight: theme.weight.body,
  whiteSpace: "nowrap",
  "@media": { [belowWide]: hiddenText },
});

/** How many need a person. */
export const badge = style({
  minWidth: "1.5em",
  paddingInline: "0.35em",
  background: color.onNightSoft,
  color: color.onDawn,
  borderRadius: theme.radius.round,
  fontSize: theme.text.tiny,
  fontWeight: theme.weight.heavy,
  lineHeight: 1.5,
  textAlign: "center",
  "@media": {
    [wide]: { position: "absolute", insetInlineEnd: space.snug },
    [belowWide]: {
      position: "absolute",
      top: space.hair,
      insetInlineStart: "54%",
      border: `2px solid ${color.night}`,
    },
  },
  selectors: { "[aria-current] &": { background: color.sign, color: color.onSign } },
});

/** The foot of the rail; on narrow screens a sheet above the bar. */
export const more = style({
  selectors: { "&:focus": { outline: "none" } },
  "@media": {
    [wide]: { display: "flex", flexDirection: "column", flexGrow: 1 },
    [belowWide]: {
      display: "none",
      position: "absolute",
      insetInline: 0,
      bottom: "100%",
      maxHeight: `calc(100dvh - 2 * ${size.bar})`,
      padding: space.small,
      overflowY: "auto",
      background: color.night,
      borderBlockStart: `3px solid ${color.onNightSoft}`,
      boxShadow: theme.shadow.floating,
      selectors: {
        "&:target:not([data-open=false]), &[data-open=true]": { display: "grid" },
      },
    },
  },
});

export const moreList = style([
  plainList,
  {
    "@media": {
      [wide]: {
        marginBlockStart: space.snug,
        paddingBlockStart: space.snug,
        borderBlockStart: `${size.hairline} solid ${color.control}`,
      },
    },
  },
]);

// Entries of the sheet are rows, unlike those of the bar.
globalStyle(`${moreList} ${link}`, {
  "@media": {
    [belowWide]: {
      flexDirection: "row",
      justifyContent: "start",
      gap: space.snug,
      minHeight: "3rem",
      paddingInline: space.small,
      fontSize: theme.text.body,
      fontStretch: theme.stretch.label,
      textAlign: "start",
    },
  },
});

export const name = style({
  display: "block",
  fontSize: theme.text.small,
  fontWeight: theme.weight.body,
  overflowWrap: "anywhere",
});

export const foot = style({ "@media": { [wide]: { marginBlockStart: "auto" } } });

export const command = style({
  display: "flex",
  alignItems: "center",
  gap: space.snug,
  width: "100%",
  minHeight: size.touch,
  padding: `${space.hair} ${space.snug}`,
  border: 0,
  background: "none",
  color: color.onNightSoft,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&:hover": { textDecoration: "underline" } },
  "@media": { [belowWide]: { minHeight: "3rem", paddingInline: space.small } },
});

/** After the other styles, which it overrides. */
export const onlyInBar = style({ "@media": { [wide]: { display: "none" } } });
