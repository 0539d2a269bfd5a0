import { globalStyle, style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { LANGUAGES } from "~/web/i18n/languages";

export const root = style({
  display: "none",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space.small,
  paddingInline: theme.space.medium,
  background: theme.color.accentSurface,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});

// The attribute is set before the page is painted, so that nothing moves.
for (const lang of LANGUAGES) {
  globalStyle(`:root[data-offer="${lang}"] ${root}[lang="${lang}"]`, {
    display: "flex",
    "@media": { [screens.print]: { display: "none" } },
  });
}

export const link = style({ paddingBlock: theme.space.small, fontWeight: theme.weight.strong });

export const close = style({
  display: "grid",
  placeItems: "center",
  minWidth: theme.size.touch,
  minHeight: theme.size.touch,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
});
