import { fallbackVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { iconButton } from "~/ui/form/icon-button.css";
import { row } from "~/ui/page/layout.css";
import { floating } from "~/ui/overlay/popover.css";
import { bottomRoom } from "~/ui/theme/bottom-room.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const appear = keyframes({ from: { visibility: "hidden" } });
/**
 * The distance from the bottom of the window. On phones it leaves room for the bar with the price, or for a
 * toast.
 */
const OFFSET = {
  narrow: `max(5.25rem, ${fallbackVar(bottomRoom.message, "0px")})`,
  wide: theme.space.medium,
};
/** High enough for the texts of all languages at 320 px. A longer prompt scrolls. */
const MAX_HEIGHT = "20rem";
const room = (offset: string) => `calc(${offset} + ${MAX_HEIGHT} + ${theme.space.small})`;
/** Changes nothing: its start reports that the prompt shows, as `analytics.tsx` listens to animations. */
const seen = keyframes({ from: { opacity: 1 } });
const rise = keyframes({ from: { translate: "0 1rem" } });

/** Until this time the prompt is invisible and not focusable (specification 9). */
const DELAY = "15s";

export const root = style([
  floating,
  {
    position: "fixed",
    insetInlineStart: theme.space.medium,
    bottom: OFFSET.narrow,
    zIndex: 2,
    width: `min(22rem, calc(100vw - 2 * ${theme.space.medium}))`,
    maxHeight: `min(70vh, ${MAX_HEIGHT})`,
    padding: theme.space.medium,
    overflowY: "auto",
    borderBlockStart: `4px solid ${theme.color.accent}`,
    animation: `${appear} 1ms ${DELAY} backwards`,
    selectors: { "&:not([open])": { display: "none" } },
    "@media": {
      [screens.motion]: {
        animation: `${appear} 1ms ${DELAY} backwards, ${rise} ${theme.motion.calm} ${DELAY} backwards`,
      },
      [screens.medium]: { bottom: OFFSET.wide },
    },
  },
]);

// The prompt must not cover the search at the top, nor a form that is being filled in.
globalStyle(`html:not([data-help]) ${root}, main:has(form:focus-within) ${root}`, {
  visibility: "hidden",
});

globalStyle(`html[data-help] ${root}`, {
  animation: `${appear} 1ms ${DELAY} backwards, ${seen} 1ms`,
  "@media": {
    [screens.motion]: {
      animation: `${appear} 1ms ${DELAY} backwards, ${rise} ${theme.motion.calm} ${DELAY} backwards, ${seen} 1ms`,
    },
  },
});

// Without scripts nothing knows what is in view: the prompt stands below the cars instead, and covers nothing. On
// phones, where it would push the form down, it is left out.
globalStyle(`html:not([data-help]) ${root}`, {
  "@media": {
    "(scripting: none)": {
      position: "static",
      margin: `0 auto ${theme.space.medium}`,
      visibility: "inherit",
    },
    [`(scripting: none) and ${screens.narrow.replace("screen and ", "")}`]: { display: "none" },
  },
});

globalStyle(`html[data-help]:has(${root}[open])`, {
  vars: { [bottomRoom.prompt]: room(OFFSET.narrow) },
  "@media": { [screens.medium]: { vars: { [bottomRoom.prompt]: room(OFFSET.wide) } } },
});

/** The summary can only close the prompt. */
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
