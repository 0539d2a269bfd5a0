import { style } from "@vanilla-extract/css";
import { container, plainList } from "~/ui/page/layout.css";
import { sign as enamelSign } from "~/ui/sign.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** Here the sign stands above its words. */
const tablet = `${screens.medium} and (max-width: 63.99rem)`;

export const root = style([
  plainList,
  container,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
    gap: theme.space.large,
    paddingInline: theme.space.medium,
    paddingBlockStart: theme.space.large,
    "@media": {
      [screens.narrow]: { gap: 0, paddingBlockStart: 0 },
      [screens.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  },
]);

export const advantage = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: theme.space.medium,
  "@media": {
    [screens.narrow]: {
      gap: theme.space.snug,
      borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
    },
    [tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      gap: theme.space.small,
    },
  },
});

export const title = style({
  fontSize: theme.text.title,
  "@media": { [screens.narrow]: { fontSize: theme.text.lead } },
});

/** On phones it is a plain icon before the title. */
export const sign = style([
  enamelSign,
  {
    "@media": {
      [screens.narrow]: {
        width: "auto",
        height: theme.size.touch,
        background: "none",
        boxShadow: "none",
        color: theme.color.accent,
      },
    },
  },
]);

export const text = style({
  color: theme.color.textSoft,
  textWrap: "pretty",
  "@media": {
    [screens.narrow]: { fontSize: theme.text.small, paddingBlockEnd: theme.space.snug },
  },
});
