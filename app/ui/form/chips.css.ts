import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** Short facts, each with its icon, as close as they fit: none breaks while there is room for it on a line. */
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space.snug,
  rowGap: theme.space.hair,
  padding: 0,
  listStyle: "none",
  "@media": { [screens.narrow]: { rowGap: 0 } },
});

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.hair,
  fontSize: theme.text.small,
  fontStretch: theme.stretch.label,
});
