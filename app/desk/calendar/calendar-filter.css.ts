import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const fold = style({ "@media": { [screens.print]: { display: "none" } } });

export const opener = style({
  display: "list-item",
  paddingBlock: theme.space.snug,
  color: theme.color.accent,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
});

export const foldBody = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: theme.space.small,
});
