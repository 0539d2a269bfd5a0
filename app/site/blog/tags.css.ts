import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const list = style([
  plainList,
  { display: "flex", flexWrap: "wrap", gap: theme.space.hair },
]);

export const tag = style({
  paddingInline: theme.space.small,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.page,
  color: theme.color.textSoft,
  fontSize: theme.text.small,
  fontStretch: theme.stretch.label,
});
