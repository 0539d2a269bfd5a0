import { style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { inLongWords } from "~/ui/theme/long-words";

export const root = style({
  position: "relative",
  display: "grid",
  isolation: "isolate",
  overflow: "hidden",
  background: theme.color.night,
  color: theme.color.onNight,
  "@media": { [screens.medium]: { minHeight: "26rem" } },
});

export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "5 / 2",
  objectFit: "cover",
  "@media": {
    [screens.medium]: { position: "absolute", insetBlock: 0, insetInlineEnd: 0, height: "100%" },
    [screens.wide]: { width: "62%" },
  },
});

/** On a phone the words are below the poster, on wider screens on a dark slope next to it. */
export const words = style([
  container,
  {
    display: "grid",
    alignContent: "center",
    justifyItems: "start",
    gap: theme.space.medium,
    paddingBlock: theme.space.large,
    isolation: "isolate",
    "@media": {
      [screens.medium]: {
        position: "relative",
        paddingBlock: theme.space.huge,
        "::before": {
          content: "",
          position: "absolute",
          zIndex: -1,
          insetBlock: 0,
          insetInlineStart: "-50vw",
          width: "calc(50vw + 40rem)",
          background: theme.color.night,
          clipPath: "polygon(0 0, 100% 0, calc(100% - 7rem) 100%, 0 100%)",
        },
      },
    },
  },
]);

export { kicker } from "~/ui/page/kicker.css";

export const title = style({
  maxWidth: "16em",
  fontSize: theme.text.headline,
  lineHeight: 1.05,
  textWrap: "balance",
  selectors: { [inLongWords("&")]: { lineHeight: 1.15 } },
  "@media": { [screens.medium]: { maxWidth: "32rem" } },
});

export const lead = style({
  fontSize: theme.text.lead,
  textWrap: "pretty",
  "@media": { [screens.medium]: { maxWidth: "32rem" } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: theme.space.snug });
