import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "~/ui/card.css";
import { enamel } from "~/ui/enamel";
import { plainList } from "~/ui/layout.css";
import { screens } from "~/ui/screens";
import { theme } from "~/ui/theme.css";

export const grid = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
    gap: theme.space.large,
  },
]);

export const root = style([
  card,
  {
    display: "flex",
    flexDirection: "column",
    height: "100%",
    overflow: "hidden",
  },
]);

export const picture = style({
  position: "relative",
  overflow: "hidden",
  borderBlockEnd: `3px solid ${theme.color.accent}`,
});

export const image = style({
  width: "100%",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  background: theme.color.sunken,
  selectors: { [`${root}:hover &`]: { scale: "1.03" } },
  "@media": { [screens.motion]: { transition: `scale ${theme.motion.calm}` } },
});

/** The name of the region, as on a luggage label. */
export const region = style({
  position: "absolute",
  insetInlineStart: theme.space.small,
  bottom: theme.space.small,
  maxWidth: `calc(100% - 2 * ${theme.space.small})`,
  padding: `${theme.space.hair} ${theme.space.snug}`,
  borderRadius: theme.radius.small,
  background: theme.color.sign,
  color: theme.color.onSign,
  fontSize: theme.text.small,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  ...enamel(theme.color.sign, theme.color.onSign),
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.medium,
  flexGrow: 1,
  padding: theme.space.medium,
});

export const title = style({ fontSize: theme.text.title });

export const description = style({ textWrap: "pretty" });

/** Stands at the foot of each card of a row, however long the words above are. */
export const foot = style({
  display: "grid",
  gap: theme.space.medium,
  marginBlockStart: "auto",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.small,
});

// The words of one language are longer than the other's: each button gets the room that it needs.
globalStyle(`${actions} > *`, { flex: "1 1 auto" });
