import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";
import { LANGUAGES } from "~/web/i18n/languages";

export const root = style({ display: "none", background: theme.color.accentSurface });

// The loader sets the attribute before the page is painted, so that nothing moves.
globalStyle(LANGUAGES.map((lang) => `[data-offer=${lang}] ${root}[data-offer=${lang}]`).join(), {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  paddingInlineStart: theme.space.medium,
});
