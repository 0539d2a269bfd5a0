import { style } from "@vanilla-extract/css";
import { hiddenText } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space.medium,
  alignContent: "start",
  maxWidth: theme.size.page,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.snug} ${theme.space.small}`,
  minHeight: theme.size.touch,
  marginBlockStart: theme.space.medium,
});

export const heading = style({
  flex: "1 1 8rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${theme.space.hair} ${theme.space.snug}`,
  maxWidth: "100%",
});

/** The actions wrap below the title rather than that a word of it breaks. */
export const title = style({
  maxWidth: "100%",
  fontSize: theme.text.desk,
  overflowWrap: "break-word",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.small,
  "@media": { [screens.print]: { display: "none" } },
});

/** The button shows only its icon on phones. */
export const refresh = style({ "@media": { [screens.narrow]: { padding: theme.space.small } } });

export const refreshText = style({
  "@media": {
    [screens.narrow]: hiddenText,
  },
});

/**
 * The box is as high without the button: what follows must not move under a finger when the time is over.
 */
export const undo = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  minHeight: theme.size.touch,
});
