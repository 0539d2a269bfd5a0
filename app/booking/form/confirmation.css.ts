import { globalStyle, style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style([
  container,
  { paddingBlock: `clamp(${theme.space.medium}, 4vw, ${theme.space.huge})` },
]);

export const page = style({ maxWidth: "68rem", marginInline: "auto" });

export const title = style({
  fontSize: theme.text.headline,
  paddingBlockEnd: theme.space.small,
  ":focus-visible": { outlineColor: theme.color.onNightSoft },
});

/** Where the copy goes. The link has the colour of the dark ground; on paper it is a plain text. */
export const mail = style({
  paddingBlockStart: theme.space.medium,
  overflowWrap: "anywhere",
  textWrap: "pretty",
});

export const mailLink = style({
  color: theme.color.onNightSoft,
  "@media": { [screens.print]: { display: "none" } },
});

export const columns = style({
  display: "grid",
  gap: theme.space.large,
  "@media": {
    [screens.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: theme.space.huge,
    },
  },
});

export const column = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space.large,
  minWidth: 0,
});

export const part = style({
  display: "grid",
  gap: theme.space.snug,
  minWidth: 0,
  "@media": { [screens.print]: { breakInside: "avoid" } },
});

export const heading = style({ fontSize: theme.text.title });

export const more = style({});

export const summary = style({
  minHeight: theme.size.touch,
  paddingBlock: theme.space.small,
  color: theme.color.accent,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  "@media": { [screens.print]: { display: "none" } },
});

// On paper nothing can be opened.
globalStyle(`${more}::details-content`, {
  "@media": { [screens.print]: { contentVisibility: "visible", blockSize: "auto" } },
});

/** The steps hang on a line, like the stops of a journey. */
export const steps = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

const STOP = "0.875rem";

export const step = style({
  position: "relative",
  paddingInlineStart: "1.75rem",
  paddingBlockEnd: theme.space.snug,
  textWrap: "pretty",
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: "0.3rem",
    inlineSize: STOP,
    blockSize: STOP,
    border: `3px solid ${theme.color.accent}`,
    borderRadius: theme.radius.round,
    background: theme.color.surface,
  },
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    "&:not(:last-child)::after": {
      content: "",
      position: "absolute",
      insetInlineStart: `calc(${STOP} / 2 - 1px)`,
      insetBlock: "1.3rem -0.15rem",
      borderInlineStart: `2px dashed ${theme.color.control}`,
    },
  },
});

/** The step that has been taken. */
export const done = style([step, { "::before": { background: theme.color.accent } }]);

export const stepTitle = style({ fontWeight: theme.weight.strong });

export const commands = style({ display: "grid", gap: theme.space.small });

/** On paper there is nothing to press. */
const hidden = { "@media": { [screens.print]: { display: "none" } } };

export const notOnPaper = style(hidden);

export const keep = style([part, hidden]);
