import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** The prose styles its elements by their names: rendered Markdown has no classes. */
export const root = style({
  containerType: "inline-size",
  maxWidth: theme.size.column,
  fontSize: theme.text.lead,
  lineHeight: 1.65,
  textWrap: "pretty",
});

globalStyle(`${root} > * + *`, { marginBlockStart: theme.space.medium });
globalStyle(`${root} > h2`, {
  marginBlockStart: theme.space.huge,
  fontSize: `calc(${theme.text.title} * 1.25)`,
  lineHeight: 1.2,
});
globalStyle(`${root} > h2:first-child`, { marginBlockStart: 0 });
globalStyle(`${root} > h3`, { marginBlockStart: theme.space.large, fontSize: theme.text.lead });
globalStyle(`${root} :is(ul, ol)`, { paddingInlineStart: "1.4em" });
globalStyle(`${root} li + li`, { marginBlockStart: theme.space.hair });
globalStyle(`${root} li::marker`, { color: theme.color.accent });
globalStyle(`${root} blockquote`, {
  padding: theme.space.medium,
  borderInlineStart: `4px solid ${theme.color.accent}`,
  background: theme.color.accentSurface,
});

globalStyle(`${root} table`, {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: theme.text.body,
  lineHeight: 1.4,
});
globalStyle(`${root} :is(th, td)`, {
  padding: `${theme.space.small} ${theme.space.medium} ${theme.space.small} 0`,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
});
globalStyle(`${root} thead th`, {
  borderBlockEnd: `2px solid ${theme.color.accent}`,
  fontStretch: theme.stretch.label,
});
globalStyle(`${root} tbody th`, { fontWeight: theme.weight.strong });

// On narrow screens each row becomes a card with its heading and labelled cells.
const stacked = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root} ${selector}`, { "@container": { "(max-width: 34rem)": rule as object } });
stacked(":is(table, tbody, tr, th, td)", { display: "block" });
stacked("thead", { display: "none" });
stacked("tr", {
  paddingBlock: theme.space.small,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});
stacked(":is(tbody th, td)", { padding: 0, border: 0 });
stacked("td::before", {
  content: "attr(data-label) ': '",
  color: theme.color.textSoft,
});
