import { style } from "@vanilla-extract/css";
import { card } from "~/ui/page/card.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** The box looks like a ticket: the stub with the car, a tear line, the price. */
export const root = style([card, { overflow: "hidden" }]);

export const stub = style({
  display: "grid",
  gap: theme.space.small,
  padding: theme.space.medium,
  background: theme.color.night,
  color: theme.color.onNight,
  borderBlockEnd: `4px dotted ${theme.color.surface}`,
});

/** On phones an empty stub would only push the form down. */
export const emptyStub = style([stub, { "@media": { [screens.narrow]: { display: "none" } } }]);

/** Where the price stands between the fields, it would move the sum away from those that change it. */
export const picture = style({
  width: "100%",
  borderRadius: theme.radius.small,
  "@media": { [screens.belowWide]: { display: "none" } },
});

export const car = style({
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.label,
  fontSize: theme.text.lead,
});

export const tier = style({ color: theme.color.onNightSoft });

export const body = style({
  display: "grid",
  gap: theme.space.medium,
  padding: theme.space.medium,
});

/** The terms of any car, which fill the column beside the form until one is chosen. */
export const beside = style({ "@media": { [screens.belowWide]: { display: "none" } } });

export const notes = style({
  display: "grid",
  gap: theme.space.hair,
  margin: 0,
  paddingInlineStart: theme.space.medium,
  fontSize: theme.text.small,
  color: theme.color.textSoft,
});

export const otherTerms = style({
  minHeight: theme.size.touch,
  alignContent: "center",
  color: theme.color.accent,
  fontWeight: theme.weight.strong,
});

/** Shown prices stay below the header when the page jumps to them. */
export const title = style({ scrollMarginBlockStart: theme.space.large });
