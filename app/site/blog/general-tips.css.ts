import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { plainList, section, stack } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

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

export { sign } from "~/ui/sign.css";

export const text = style({ color: theme.color.textSoft, textWrap: "pretty" });
