import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
  marginInlineEnd: "auto",
  fontFamily: theme.font.poster,
  fontSize: theme.text.title,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  color: theme.color.text,
  textDecoration: "none",
  overflowWrap: "normal",
});

/** Gives way to the menu in a narrow header. */
export const mark = style({ "@media": { [screens.tiny]: { display: "none" } } });
