import { keyframes, style } from "@vanilla-extract/css";
import { delayed } from "~/ui/page/state/skeleton.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const cover = style([
  delayed,
  {
    position: "fixed",
    inset: `${theme.size.header} 0 0`,
    zIndex: 2,
    overflow: "hidden",
    background: theme.color.page,
  },
]);

const turn = keyframes({ to: { rotate: "1turn" } });

/** A turning wheel. */
export const spinner = style({
  width: "4rem",
  height: "4rem",
  margin: "20vh auto",
  border: `0.5rem dashed ${theme.color.accent}`,
  borderRadius: theme.radius.round,
  "@media": { [screens.motion]: { animation: `${turn} 1.6s linear infinite` } },
});
