import { style } from "@vanilla-extract/css";
import { enamel } from "~/ui/theme/enamel";
import { plainList, section, stack } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const band = style({ background: theme.color.sunken });

export const content = style([section, stack, { gap: theme.space.large }]);

export const list = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(22rem, 100%), 1fr))",
    gap: theme.space.large,
    counterReset: "tip",
  },
]);

export const tip = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: theme.space.medium,
  counterIncrement: "tip",
  "::before": {
    content: "counter(tip)",
    display: "grid",
    placeItems: "center",
    width: "2.5rem",
    height: "2.5rem",
    borderRadius: theme.radius.medium,
    background: theme.color.sign,
    color: theme.color.onSign,
    fontWeight: theme.weight.heavy,
    ...enamel(theme.color.sign, theme.color.onSign),
  },
});

export const words = style({ display: "grid", gap: theme.space.hair });

export const text = style({ color: theme.color.textSoft, textWrap: "pretty" });

export const more = style({
  display: "grid",
  justifyItems: "start",
  gap: theme.space.small,
  maxWidth: theme.size.column,
});
