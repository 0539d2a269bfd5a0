import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** On phones the row scrolls sideways, to the edges of the window. */
export const list = style([
  plainList,
  {
    // Its hidden texts scroll with it.
    position: "relative",
    display: "flex",
    gap: theme.space.small,
    "@media": {
      [screens.narrow]: {
        overflowX: "auto",
        scrollbarWidth: "none",
        marginInline: `calc(-1 * ${theme.space.medium})`,
        paddingInline: theme.space.medium,
        // The outline of a focused chip is not cut.
        paddingBlock: theme.space.hair,
        marginBlock: `calc(-1 * ${theme.space.small})`,
        scrollPaddingInline: theme.space.medium,
      },
      [screens.medium]: { flexWrap: "wrap" },
    },
  },
]);

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
  paddingInline: theme.space.snug,
  border: `${theme.size.hairline} solid ${theme.color.control}`,
  borderRadius: theme.radius.round,
  background: theme.color.surface,
  color: theme.color.text,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: { "&:hover": { borderColor: theme.color.text } },
});

export const chosen = style([
  chip,
  {
    background: theme.color.sign,
    borderColor: theme.color.sign,
    color: theme.color.onSign,
    // Forced colours drop the ground.
    "@media": { [screens.forcedColors]: { borderWidth: "3px" } },
  },
]);

export const count = style({ fontWeight: theme.weight.body });
