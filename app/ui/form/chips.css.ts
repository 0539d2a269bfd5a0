import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** Short facts, each with its icon, in two columns. On phones they are as close as they fit. */
export const chips = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, auto)",
  justifyContent: "start",
  columnGap: theme.space.snug,
  rowGap: theme.space.hair,
  padding: 0,
  listStyle: "none",
  "@media": { [screens.narrow]: { display: "flex", flexWrap: "wrap", rowGap: 0 } },
});

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.hair,
  fontSize: theme.text.small,
  fontStretch: theme.stretch.label,
});
