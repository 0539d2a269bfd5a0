import { globalStyle, style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const page = style({
  display: "grid",
  gap: theme.space.large,
  maxWidth: "64rem",
  marginInline: "auto",
});

export const next = style({
  display: "grid",
  gap: theme.space.small,
  maxWidth: theme.size.column,
  paddingBlockStart: theme.space.medium,
  textWrap: "pretty",
});

/** The columns with the trip and its commands, which are side by side on wide screens. */
export const columns = style({
  display: "grid",
  gap: theme.space.large,
  "@media": {
    [screens.wide]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      columnGap: theme.space.huge,
    },
  },
});

export const part = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space.medium,
  minWidth: 0,
});

export const title = style({ fontSize: theme.text.title });

export const commands = style({ display: "grid", gap: theme.space.small });

export const cards = style({
  display: "grid",
  gap: theme.space.large,
  alignItems: "start",
  "@media": {
    [screens.wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
    [screens.print]: { display: "none" },
  },
});

export const card = padded;

// An empty message takes no gap of its own, and stays in the tree for screen readers.
globalStyle(`${page} > [role=status]:empty, ${cards} [role=status]:empty`, {
  position: "absolute",
});

export const form = style({ display: "grid", gap: theme.space.medium, justifyItems: "start" });

export const wide = style({ width: "100%" });

/** A form that a summary unfolds. */
export const unfolded = style([form, { paddingBlockStart: theme.space.medium }]);

/** Two fields side by side where there is room for them. */
export const fields = style({
  display: "grid",
  gap: theme.space.medium,
  width: "100%",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))",
  alignItems: "end",
});

export const wideField = style({ gridColumn: "1 / -1" });

export const soft = style({ color: theme.color.textSoft, fontSize: theme.text.small });

/** The card with what was written, below the others. */
export const conversation = style([
  padded,
  { justifyItems: "start", "@media": { [screens.print]: { display: "none" } } },
]);

export const entries = style([
  plainList,
  { display: "grid", gap: theme.space.medium, width: "100%", maxWidth: theme.size.column },
]);

globalStyle(`${entries} > li`, { display: "grid", gap: theme.space.hair });

/** A mail that its subject unfolds. */
export const mail = style({
  display: "block",
  padding: theme.space.medium,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
});

globalStyle(`${mail} > summary`, { cursor: "pointer", fontWeight: theme.weight.strong });

globalStyle(`${mail} > p`, { marginBlockStart: theme.space.medium });

/** The question whether an address is the customer's. */
export const prove = style({
  justifyItems: "start",
  overflowWrap: "anywhere",
  "@media": { [screens.print]: { display: "none" } },
});

export const text = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const message = style([
  text,
  {
    padding: theme.space.medium,
    background: theme.color.sunken,
    borderRadius: theme.radius.small,
  },
]);

export const summary = style({ listStyle: "none" });

export const question = style({
  display: "grid",
  gap: theme.space.small,
  justifyItems: "start",
  paddingBlockStart: theme.space.medium,
});
