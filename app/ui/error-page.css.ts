import { style } from "@vanilla-extract/css";
import { screens } from "./screens";
import { theme } from "./theme.css";

export const root = style({
  display: "grid",
  alignItems: "center",
  gap: theme.space.large,
  "@media": { [screens.medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

export const picture = style({ width: "100%", borderRadius: theme.radius.medium });
