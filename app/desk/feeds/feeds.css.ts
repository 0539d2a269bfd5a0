import { style } from "@vanilla-extract/css";
import { card, padded } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

/** The columns depend on the size of the text, not of the window: Georgian words are long. */
export const sections = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(26rem, 100%), 1fr))",
  gap: theme.space.large,
  alignItems: "start",
});

export const section = style([padded, { gridTemplateColumns: "minmax(0, 1fr)" }]);

export const title = style({ fontSize: theme.text.title });

export const list = style([plainList, { display: "grid", gap: theme.space.medium }]);

export const entry = style([
  card,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: theme.space.small,
    padding: theme.space.medium,
    overflowWrap: "anywhere",
  },
]);

export const name = style({ fontSize: theme.text.body });

export const soft = style({ color: theme.color.textSoft, fontSize: theme.text.small });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: theme.space.small,
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space.medium,
  paddingBlockStart: theme.space.medium,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
});
