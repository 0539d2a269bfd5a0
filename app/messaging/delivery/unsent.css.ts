import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const list = style([plainList, { display: "grid", gap: theme.space.medium }]);

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space.small,
  overflowWrap: "anywhere",
});

export const soft = style({ fontSize: theme.text.small });
