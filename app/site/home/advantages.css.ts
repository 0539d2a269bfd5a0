import { style } from "@vanilla-extract/css";
import { container, plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style([
  plainList,
  container,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
    gap: theme.space.large,
    paddingInline: theme.space.medium,
    paddingBlockStart: theme.space.large,
    "@media": { [screens.narrow]: { gap: theme.space.snug } },
  },
]);

export const advantage = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: theme.space.medium,
  "@media": { [screens.narrow]: { gap: theme.space.snug } },
});

export const title = style({
  fontSize: theme.text.title,
  "@media": { [screens.narrow]: { fontSize: theme.text.lead } },
});

export { sign } from "~/ui/sign.css";

export const text = style({
  color: theme.color.textSoft,
  textWrap: "pretty",
  "@media": { [screens.narrow]: { fontSize: theme.text.small } },
});
