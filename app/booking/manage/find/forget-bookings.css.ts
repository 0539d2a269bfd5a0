import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const form = style({
  display: "grid",
  gap: theme.space.small,
  justifyItems: "start",
  "@media": { [screens.print]: { display: "none" } },
});

export const text = style({ color: theme.color.textSoft, fontSize: theme.text.small });
