import { globalStyle, style } from "@vanilla-extract/css";
import { hiddenText, plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const { belowWide, forcedColors, wide } = screens;
const { color, size, space } = theme;

/** The entries of the bar share the width by their texts. */
export const list = style([plainList, { "@media": { [belowWide]: { display: "flex" } } }]);

export const item = style({ "@media": { [belowWide]: { flex: "1 1 auto", minWidth: 0 } } });

/** The entry opens the other sections; it is hidden in the rail, which shows them anyway. */
export const moreItem = style([item, { "@media": { [wide]: { display: "none" } } }]);

/** The current link is like paper that joins the page. */
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

/** The total is only in the rail, which has space for it. */
export const total = style({
  fontWeight: theme.weight.body,
  whiteSpace: "nowrap",
  "@media": { [belowWide]: hiddenText },
});

/** The badge says how many entries need staff. */
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
    // A number of five digits stays within its entry, at 320 px too.
    [screens.narrow]: {
      insetInline: "20% 0",
      width: "fit-content",
      marginInlineStart: "auto",
      paddingInline: "0.25em",
      fontStretch: theme.stretch.bar,
    },
  },
  selectors: { "[aria-current] &": { background: color.sign, color: color.onSign } },
});
