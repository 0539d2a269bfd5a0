import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const changes = style([
  plainList,
  { display: "grid", gap: theme.space.small, overflowWrap: "anywhere" },
]);

export const former = style({ color: theme.color.textSoft });
