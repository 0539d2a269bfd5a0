import { globalStyle, style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { BESIDE } from "~/desk/fleet/model/preview/model-preview.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const { space } = theme;

export const columns = style({
  display: "grid",
  gap: space.large,
  alignItems: "start",
  minWidth: 0,
  "@media": { [BESIDE]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 22rem)" } },
});

export const form = style({ display: "grid", gap: space.medium, minWidth: 0 });

/** A group has two columns on phones, four where there is room. */
export const group = style([
  padded,
  {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
    alignItems: "end",
    gap: `${space.snug} ${space.medium}`,
  },
]);

export const whole = style({ gridColumn: "1 / -1", minWidth: 0 });

export const groupTitle = style([whole, { fontSize: "1.25rem" }]);

export const note = style([
  whole,
  { fontSize: theme.text.small, color: theme.color.textSoft, textWrap: "pretty" },
]);

/** The bar is above the desk's bar on phones. */
export const bar = style({
  position: "sticky",
  zIndex: 2,
  bottom: 0,
  display: "flex",
  alignItems: "center",
  gap: space.small,
  paddingBlock: space.small,
  background: theme.color.page,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
  "@media": {
    [screens.belowWide]: { bottom: theme.size.bar },
    [screens.print]: { display: "none" },
  },
});

export const save = style({
  "@media": { [screens.narrow]: { flexGrow: 1, minHeight: "3.25rem" } },
});

/** The link disappears where the preview is beside the form. */
export const toPreview = style({ "@media": { [BESIDE]: { display: "none" } } });

// Focused fields stay above the bar. The class stands twice for its specificity: the frame sets the padding
// too.
globalStyle(`html:has(.${bar}.${bar})`, {
  scrollPaddingBottom: "5rem",
  "@media": { [screens.belowWide]: { scrollPaddingBottom: `calc(${theme.size.bar} + 5.5rem)` } },
});
