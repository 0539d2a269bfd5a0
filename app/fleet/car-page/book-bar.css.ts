import { globalStyle, style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style({
  position: "sticky",
  bottom: 0,
  zIndex: 2,
  background: theme.color.night,
  color: theme.color.onNight,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
  selectors: { "&[data-panel=in-view]": { display: "none" } },
  // Wide windows show the sticky panel, with the same button.
  "@media": {
    [screens.wide]: {
      selectors: { "&[data-bar=car]:not([data-panel=out-of-view])": { display: "none" } },
    },
  },
});

// Keeps a focused element visible above it.
globalStyle(`html:has(${root}[data-bar=car])`, { scrollPaddingBottom: "6rem" });

export const bar = style([
  container,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: theme.space.small,
    minHeight: "4.5rem",
  },
]);

export const car = style({ display: "grid", minWidth: 0, lineHeight: 1.2 });

export const name = style({
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
});

export const action = style({ overflowWrap: "break-word" });
