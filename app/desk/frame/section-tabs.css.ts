import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const { belowWide, forcedColors, print, wide } = screens;
const { color, size, space } = theme;

export const tabs = style({
  marginBlockStart: space.snug,
  "@media": {
    [wide]: { marginInlineStart: size.rail, paddingInline: space.large },
    [belowWide]: { paddingInline: space.medium },
    [print]: { display: "none" },
  },
});

/** The links wrap: all of them are in view, in each language and at each size of the text. */
export const list = style([
  plainList,
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.hair,
    maxWidth: size.page,
    borderBlockEnd: `${size.hairline} solid ${color.line}`,
  },
]);

/** The current link stands on a bar, so that it differs by more than its colour. */
export const tab = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.touch,
  paddingInline: space.snug,
  borderBlockEnd: "3px solid transparent",
  color: color.textSoft,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  lineHeight: 1.15,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: color.text, textDecoration: "underline" },
    "&[aria-current]": { borderBlockEndColor: color.sign, color: color.text },
  },
  "@media": {
    [screens.narrow]: { paddingInline: space.small, fontStretch: theme.stretch.bar },
    [forcedColors]: { selectors: { "&[aria-current]": { borderBlockEndColor: "Highlight" } } },
  },
});
