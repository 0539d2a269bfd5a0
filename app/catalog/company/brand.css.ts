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
  "@media": {
    [screens.narrow]: {
      // A long name takes two lines and leaves the row to the buttons.
      flex: "1 1 4.5rem",
      minWidth: 0,
      lineHeight: 1.1,
    },
    [screens.tiny]: { gap: theme.space.hair, flexBasis: "6rem", fontSize: theme.text.lead },
  },
});

export const name = style({
  minWidth: 0,
  overflowWrap: "normal",
  "@media": { [screens.narrow]: { overflowWrap: "anywhere" } },
});

/** The logo is smaller in a narrow header, and disappears where large text needs its space. */
export const mark = style({
  flexShrink: 0,
  "@media": {
    [screens.tiny]: { width: "1.75rem" },
    [screens.crowded]: { display: "none" },
  },
});

export const markOfLong = style([mark, { "@media": { [screens.narrow]: { display: "none" } } }]);
