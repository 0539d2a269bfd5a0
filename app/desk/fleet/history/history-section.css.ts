import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const list = style([
  plainList,
  { display: "grid", gap: theme.space.small, marginBlockStart: theme.space.small },
]);

export const entry = style({
  display: "grid",
  gap: theme.space.hair,
  paddingBlockStart: theme.space.small,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
  overflowWrap: "anywhere",
});

export const before = style({ color: theme.color.textSoft });

export const after = style({ textDecoration: "none" });
