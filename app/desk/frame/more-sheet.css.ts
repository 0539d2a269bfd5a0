import { globalStyle, style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { link } from "./section-list.css";

const { belowWide, wide } = screens;
const { color, size, space } = theme;

/** This is the foot of the rail; on narrow screens a sheet above the bar. */
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

export const moreList = plainList;

/** The entries after the site stand apart, because they are opened less often. */
export const item = style({
  "@media": {
    [wide]: {
      selectors: {
        "&:nth-child(2)": {
          marginBlockStart: space.snug,
          paddingBlockStart: space.snug,
          borderBlockStart: `${size.hairline} solid ${color.control}`,
        },
      },
    },
  },
});

// Entries of the sheet are rows, unlike those of the bar.
globalStyle(`${more} ${link}`, {
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

/** The button is hidden on wide screens, which have no sheet to close. */
export const close = style([command, { "@media": { [wide]: { display: "none" } } }]);
