import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const gate = style([padded, { width: "min(26rem, 100%)", marginInline: "auto" }]);

export const gateTitle = style({ fontSize: theme.text.desk });

export const list = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(22rem, 100%), 1fr))",
    gap: theme.space.medium,
  },
]);

const hiddenInPrint = { "@media": { [screens.print]: { display: "none" } } };

export const tool = style(hiddenInPrint);

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: theme.space.small,
  ...hiddenInPrint,
});

/** The field takes the space beside its button. */
export const search = style({
  display: "flex",
  flex: "1 1 16rem",
  alignItems: "end",
  gap: theme.space.small,
  minWidth: 0,
});
globalStyle(`${search} > :first-child`, { flexGrow: 1 });
globalStyle(`${search} > button`, { flexShrink: 0, overflowWrap: "normal" });

const wideWithRoom = (rule: StyleRule): StyleRule => ({
  "@media": { [screens.wide]: { "@supports": { "selector(::details-content)": rule } } },
});

/** Without `::details-content`, browsers leave the filters collapsed on wide screens too. */
export const moreFilters = style(
  wideWithRoom({
    selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
  }),
);

export const moreFiltersTitle = style([
  {
    minHeight: theme.size.touch,
    paddingBlock: theme.space.small,
    fontWeight: theme.weight.strong,
  },
  wideWithRoom({ display: "none" }),
]);

export const filterRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: theme.space.small,
});

export const plain = style([plainList, { display: "grid", gap: theme.space.small }]);

export const event = style({
  display: "grid",
  gap: theme.space.hair,
  paddingBlockStart: theme.space.small,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const sectionTitle = style({ fontSize: theme.text.title });

export const card = style([
  padded,
  {
    alignContent: "start",
    overflowWrap: "anywhere",
    gap: theme.space.small,
    height: "100%",
    padding: theme.space.medium,
    "@media": { [screens.print]: { breakInside: "avoid" } },
  },
]);

export const soft = style({ color: theme.color.textSoft, fontSize: theme.text.small });

export const notes = style({ whiteSpace: "pre-line" });

export const currentNote = style([message.notice, { margin: 0, whiteSpace: "pre-line" }]);

/** The text that a customer is going to read. */
export const quote = style({
  display: "grid",
  gap: theme.space.small,
  margin: 0,
  marginBlock: theme.space.small,
  paddingInlineStart: theme.space.medium,
  borderInlineStart: `3px solid ${theme.color.line}`,
  overflowWrap: "anywhere",
});

export const messages = style([message.notice, { margin: 0 }]);

export { standaloneLink as link } from "~/ui/link.css";

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.small,
  ...hiddenInPrint,
});

export const fullRow = style({ flexBasis: "100%" });

/** An open decision takes a full row; the others stay together. */
export const decision = style({ selectors: { "&[open]": { flexBasis: "100%" } } });

export const question = style({
  display: "grid",
  gap: theme.space.small,
  selectors: { "details > &": { paddingBlockStart: theme.space.small } },
});

/** The button of a confirmation is as wide as its text and far from the other decisions. */
export const confirmation = style([
  question,
  { justifyItems: "start", paddingBlockEnd: theme.space.medium },
]);

/** The corrections are further decisions below the one that opens them. */
export const corrections = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.small,
  paddingBlockStart: theme.space.small,
});

export const summary = style({ listStyle: "none" });
