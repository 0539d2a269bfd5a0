import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { theme } from "~/ui/theme/theme.css";

export const page = style({
  display: "grid",
  gap: theme.space.medium,
  maxWidth: theme.size.column,
  marginInline: "auto",
});

export const form = style([padded, { marginBlock: theme.space.medium }]);
