import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

const { color, space } = theme;

/** The picture is dark on light in every scheme: many apps read nothing else. */
export const picture = style({
  display: "block",
  width: "min(100%, 14rem)",
  padding: space.medium,
  background: color.onNight,
  fill: color.night,
});

export const secret = style({ fontWeight: theme.weight.strong, overflowWrap: "anywhere" });

export const codes = style([plainList, { display: "grid", gap: space.small }]);
