import { style } from "@vanilla-extract/css";
import { enamel } from "~/ui/theme/enamel";
import { plainList, section } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** The evening sky behind the footer's hills, which extends to their bottom. */
export const root = style({
  marginBlockEnd: `calc(-1 * ${theme.size.ridge})`,
  paddingBlockEnd: theme.size.ridge,
  background: theme.color.accentSurface,
});

export const content = style([
  section,
  {
    display: "grid",
    gap: theme.space.large,
    alignItems: "start",
    "@media": {
      [screens.narrow]: { gap: theme.space.medium },
      [screens.wide]: {
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        gap: theme.space.huge,
      },
    },
  },
]);

export const intro = style({
  display: "grid",
  gap: theme.space.medium,
  "@media": { [screens.narrow]: { gap: theme.space.snug } },
});

export const social = style({
  display: "grid",
  gap: theme.space.small,
  "@media": { [screens.narrow]: { gap: 0 } },
});

export const entries = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
    gap: theme.space.large,
    "@media": {
      [screens.narrow]: {
        gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
        gap: theme.space.small,
      },
    },
  },
]);

export const entry = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: theme.space.medium,
  alignItems: "start",
  "@media": { [screens.narrow]: { display: "block" } },
});

/** What has sentences needs the whole width of a phone. */
export const wordy = style([entry, { "@media": { [screens.narrow]: { gridColumn: "1 / -1" } } }]);

export const sign = style({
  display: "grid",
  "@media": { [screens.narrow]: { display: "none" } },
  placeItems: "center",
  width: theme.size.touch,
  height: theme.size.touch,
  borderRadius: theme.radius.medium,
  background: theme.color.sign,
  color: theme.color.onSign,
  ...enamel(theme.color.sign, theme.color.onSign),
});

export const label = style({ color: theme.color.textSoft });

export const value = style({
  fontSize: theme.text.lead,
  "@media": { [screens.narrow]: { fontSize: theme.text.body } },
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
});

/** Keeps the line breaks that staff have typed. */
export const directions = style({ whiteSpace: "pre-line", textWrap: "pretty" });
