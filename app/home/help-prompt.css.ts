import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { iconButton } from "~/ui/form/icon-button.css";
import { row } from "~/ui/page/layout.css";
import { floating } from "~/ui/overlay/popover.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const appear = keyframes({ from: { visibility: "hidden" } });
const ROOM = { narrow: "28rem", wide: "22rem" };
const makeRoom = keyframes({ from: { borderBlockEnd: 0 } });
const rise = keyframes({ from: { translate: "0 1rem" } });

/** Until then it is invisible and not focusable (specification 9). */
const DELAY = "15s";

export const root = style([
  floating,
  {
    position: "fixed",
    insetInlineStart: theme.space.medium,
    // Above the bottom bar of phones.
    bottom: "5.25rem",
    zIndex: 2,
    width: `min(22rem, calc(100vw - 2 * ${theme.space.medium}))`,
    maxHeight: "70vh",
    padding: theme.space.medium,
    overflowY: "auto",
    borderBlockStart: `4px solid ${theme.color.accent}`,
    animation: `${appear} 1ms ${DELAY} backwards`,
    selectors: { "&:not([open])": { display: "none" } },
    "@media": {
      [screens.motion]: {
        animation: `${appear} 1ms ${DELAY} backwards, ${rise} ${theme.motion.calm} ${DELAY} backwards`,
      },
      [screens.medium]: { bottom: theme.space.medium },
    },
  },
]);

// Keeps a focused element visible above it.
globalStyle(`html:has(${root}[data-prompt][open])`, {
  scrollPaddingBottom: ROOM.narrow,
  "@media": { [screens.medium]: { scrollPaddingBottom: ROOM.wide } },
});

// The end of the page can be scrolled above it.
globalStyle(`body:has(${root}[open]) > footer`, {
  borderBlockEnd: `${ROOM.wide} solid ${theme.color.night}`,
  "@media": {
    [screens.narrow]: { borderBlockEndWidth: "24rem" },
    [screens.motion]: { animation: `${makeRoom} 1ms ${DELAY} backwards` },
  },
});

/** The summary can only close it. */
export const close = style([
  iconButton,
  {
    float: "inline-end",
    margin: `calc(-1 * ${theme.space.small})`,
    listStyle: "none",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
  },
]);

export const title = style({ fontSize: theme.text.title });

export const text = style({ marginBlock: theme.space.small, textWrap: "pretty" });

export const actions = row;
