import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/card.css";
import { enamel } from "~/ui/enamel";
import { plainList, section, stack } from "~/ui/layout.css";
import { theme } from "~/ui/theme.css";

export const root = style([section, stack, { gap: theme.space.large, paddingBlockStart: 0 }]);

export const list = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
    gap: theme.space.large,
  },
]);

export const tip = style([padded, { alignContent: "start" }]);

export const sign = style({
  display: "grid",
  placeItems: "center",
  width: "3.5rem",
  height: "3.5rem",
  borderRadius: theme.radius.medium,
  background: theme.color.sign,
  color: theme.color.onSign,
  fontSize: theme.text.title,
  ...enamel(theme.color.sign, theme.color.onSign),
});

export const text = style({ color: theme.color.textSoft, textWrap: "pretty" });
