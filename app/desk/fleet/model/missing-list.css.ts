import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const title = style({ fontWeight: theme.weight.strong });

export const list = style([
  plainList,
  { display: "flex", flexWrap: "wrap", gap: `0 ${theme.space.medium}` },
]);

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.touch,
  color: theme.color.notice,
});
