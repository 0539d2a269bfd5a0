import { style } from "@vanilla-extract/css";
import { section } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style([
  section,
  {
    display: "grid",
    alignItems: "center",
    gap: theme.space.large,
    "@media": { [screens.medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
  },
]);

export const picture = style({ width: "100%" });
