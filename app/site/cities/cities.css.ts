import { globalStyle, style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { container, plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const localName = style({
  display: "block",
  paddingBlockStart: theme.space.small,
  color: theme.color.onNightSoft,
  fontSize: theme.text.title,
});

/** The form below the poster. */
export const search = style([container, { paddingBlockStart: theme.space.medium }]);

export const cards = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(19rem, 100%), 1fr))",
    gap: theme.space.medium,
  },
]);

export const card = style([padded, { alignContent: "start", gap: theme.space.small }]);

/** A reason. On phones its sign stands beside the title. */
export const reason = style([
  card,
  {
    "@media": {
      [screens.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center" },
    },
  },
]);

globalStyle(`${reason} > p`, { gridColumn: "1 / -1" });

export { smallSign as sign } from "~/ui/sign.css";

export const text = style({ color: theme.color.textSoft, textWrap: "pretty" });

export const drive = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
});

export const included = style({ background: theme.color.sunken });

export const features = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(30rem, 100%), 1fr))",
    gap: theme.space.snug,
    columnGap: theme.space.large,
  },
]);

export const feature = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: theme.space.small,
  fontSize: theme.text.lead,
  selectors: {
    "&::before": {
      content: '"✓" / ""',
      color: theme.color.good,
      fontWeight: theme.weight.heavy,
    },
  },
});
