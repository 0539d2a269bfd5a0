import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { iconButton } from "~/ui/form/icon-button.css";
import { floating } from "./popover.css";
import { plainList } from "~/ui/page/layout.css";
import { bottomRoom } from "~/ui/theme/bottom-room.css";
import { theme } from "~/ui/theme/theme.css";

export const viewport = style([
  plainList,
  {
    position: "fixed",
    insetInlineEnd: theme.space.medium,
    bottom: `calc(${theme.space.medium} + 4.25rem)`,
    zIndex: 5,
    width: "min(24rem, calc(100vw - 2rem))",
    margin: 0,
  },
]);

globalStyle(`html:has(${viewport} > [data-state=open])`, {
  vars: { [bottomRoom.message]: "16rem" },
});

const base = style([
  floating,
  {
    display: "flex",
    alignItems: "start",
    justifyContent: "space-between",
    gap: theme.space.medium,
    padding: theme.space.medium,
    touchAction: "none",
    selectors: {
      '&[data-swipe="move"]': { translate: "var(--radix-toast-swipe-move-x) 0" },
    },
  },
]);

export const toast = styleVariants({
  default: [base, { borderInlineStart: `6px solid ${theme.color.good}` }],
  destructive: [
    base,
    {
      borderInlineStart: `6px solid ${theme.color.problem}`,
      background: theme.color.problemSurface,
    },
  ],
});

export const title = style({ fontWeight: theme.weight.strong });

export const close = style([iconButton, { margin: `calc(-1 * ${theme.space.small})` }]);
