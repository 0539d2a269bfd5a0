import { style } from "@vanilla-extract/css";
import { card } from "~/ui/page/card.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** The ticket looks like one for a journey: the stub with the reference, a tear line, the trip. */
export const ticket = style([card, { overflow: "hidden" }]);

export const stub = style({
  display: "grid",
  gap: theme.space.medium,
  alignItems: "center",
  padding: theme.space.large,
  background: theme.color.night,
  color: theme.color.onNight,
  borderBlockEnd: `4px dotted ${theme.color.surface}`,
  "@media": {
    [screens.medium]: { gridTemplateColumns: "minmax(0, 1fr) 15rem" },
    // The stub has no dark background in print.
    [screens.print]: { background: "none", color: theme.color.text },
  },
});

export const picture = style({
  width: "100%",
  "@media": { [screens.narrow]: { display: "none" }, [screens.print]: { display: "none" } },
});

export const body = style({
  display: "grid",
  gap: theme.space.large,
  padding: `clamp(${theme.space.medium}, 4vw, ${theme.space.large})`,
});

export const referenceLabel = style({ paddingBlockStart: theme.space.medium });

export const reference = style({
  fontFamily: theme.font.poster,
  fontSize: theme.text.display,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  lineHeight: 1.1,
  color: theme.color.onNightSoft,
  "@media": { [screens.print]: { color: theme.color.accent } },
});

export const number = style({
  fontSize: theme.text.small,
  marginBlockEnd: theme.space.small,
});
