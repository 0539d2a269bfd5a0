import { globalStyle, style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

const onNight = { background: theme.color.night, color: theme.color.onNight };

export const head = style([
  onNight,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: theme.space.small,
    padding: `${theme.space.small} ${theme.space.medium}`,
  },
]);

// The rest of the head is at its end.
globalStyle(`${head} > :first-child`, { marginInlineEnd: "auto" });

export const language = style({
  listStyle: "none",
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
  border: 0,
  background: "none",
  color: theme.color.onNightSoft,
  fontWeight: theme.weight.strong,
  cursor: "pointer",
});

export const main = style([container, { paddingBlock: theme.space.section }]);

/** The languages are below the form, which is in the middle. */
export const foot = style([
  container,
  { display: "grid", justifyContent: "center", paddingBlockEnd: theme.space.section },
]);
