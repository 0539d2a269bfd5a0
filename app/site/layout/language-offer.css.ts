import { globalStyle, style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { LANGUAGES } from "~/web/i18n/languages";

export const root = style({
  display: "none",
  alignItems: "center",
  justifyContent: "center",
  background: theme.color.accentSurface,
  "@media": { [screens.print]: { visibility: "hidden" } },
});

// The loader sets the attribute before the page is painted, so that nothing moves.
globalStyle(LANGUAGES.map((lang) => `[data-offer=${lang}] ${root}[data-offer=${lang}]`).join(), {
  display: "flex",
});

export const close = style({
  width: theme.size.touch,
  height: theme.size.touch,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
});
