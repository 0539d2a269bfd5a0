import { style } from "@vanilla-extract/css";
import { container, plainList } from "~/ui/page/layout.css";
import { onNightLink } from "~/ui/link.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const skyline = style({
  position: "relative",
  height: theme.size.ridge,
  color: theme.color.night,
});

export const root = style({
  background: theme.color.night,
  color: theme.color.onNight,
  paddingBlock: theme.space.large,
  // This makes room to scroll #contact to the top of a desktop window.
  "@media": { [screens.medium]: { paddingBlockEnd: `calc(2 * ${theme.space.huge})` } },
});

export const columns = style([
  container,
  {
    display: "grid",
    gap: theme.space.large,
    alignItems: "start",
    "@media": {
      [screens.wide]: {
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr)",
        gap: theme.space.huge,
      },
    },
  },
]);

export const name = style({
  fontFamily: theme.font.poster,
  fontSize: theme.text.heading,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  lineHeight: 1.1,
  marginBlockEnd: theme.space.small,
});

export const contacts = style({
  display: "grid",
  justifyItems: "start",
  "@media": {
    [screens.narrow]: { display: "flex", flexWrap: "wrap", columnGap: theme.space.large },
    // An address or a phone number keeps to its line.
    [screens.crowded]: { fontSize: theme.text.tiny },
  },
  marginBlockStart: theme.space.medium,
});

export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
  gap: theme.space.large,
  "@media": {
    [screens.narrow]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      alignItems: "start",
      gap: `0 ${theme.space.medium}`,
    },
    [screens.crowded]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const part = style({
  "@media": {
    [screens.narrow]: {
      paddingBlock: theme.space.hair,
      borderBlockEnd: `${theme.size.hairline} solid ${theme.color.onNightSoft}`,
      color: theme.color.onNightSoft,
    },
  },
});

export const groupTitle = style({
  color: theme.color.onNightSoft,
  fontSize: theme.text.lead,
  "@media": {
    [screens.medium]: {
      paddingBlockEnd: theme.space.small,
      borderBlockEnd: `3px double ${theme.color.onNightSoft}`,
    },
  },
});

export const group = style([plainList, { marginBlockStart: theme.space.small }]);

/** The link has a condensed width, so that a long Georgian word fits its column on a phone. */
export const link = style([onNightLink, { fontStretch: theme.stretch.label }]);
